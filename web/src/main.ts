import { mount } from 'svelte';
import App from './App.svelte';
import './base.css';
import { enter } from './rooms';
import { router } from './routes.svelte';
import { shown } from './shown';
import { learnToCount, words } from './words.svelte';

const house = document.getElementById('house');
if (!house) throw new Error('the page has no place for the house');

const { page } = router.route;
if (page !== 'home' && page !== 'nowhere') enter(page).catch(() => null); // it comes together with the words
await words.learn(); // nothing is shown before it has words
mount(App, { target: house });
void shown().then(learnToCount);

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  void navigator.serviceWorker.register('/sw.js').catch(() => null); // the house is as welcome without it
}
