/** Every word somebody reads, in Fluent files: those of the shell here, those of a game in its folder. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { settings, type Language } from './settings.svelte';

export type Facts = Record<string, FluentVariable>;
/** A message in words; `tile-nile.a` is the form `a` of `tile-nile`. */
export type Say = (message: string, facts?: Facts) => string;

type Loader = () => Promise<string>;
const SHELL = import.meta.glob<string>('../locales/*.ftl', { query: '?raw', import: 'default' });
const GAMES = import.meta.glob<string>('../../src/perankh/games/*/locales/*.ftl', {
  query: '?raw',
  import: 'default',
});

function bundleOf(text: string, language: Language): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const fault of bundle.addResource(new FluentResource(text))) console.error(fault);
  return bundle;
}

function sayer(bundle: FluentBundle): Say {
  return (message, facts = {}) => {
    const [id = '', form] = message.split('.');
    const found = bundle.getMessage(id);
    const pattern = form === undefined ? found?.value : found?.attributes[form];
    if (!pattern) return message;
    return bundle.formatPattern(pattern, facts);
  };
}

async function load(loaders: Record<string, Loader>, ending: string, language: Language): Promise<Say> {
  const loader = Object.entries(loaders).find(([path]) => path.endsWith(`${ending}/${language}.ftl`))?.[1];
  return loader ? sayer(bundleOf(await loader(), language)) : (message) => message;
}

class Words {
  #say = $state.raw<Say>((message) => message);
  /** The language in which the words are now; it follows the settings as soon as they have come. */
  language = $state<Language>('en');

  say: Say = (message, facts) => this.#say(message, facts);

  /** Learn the words of the language that somebody likes. */
  async learn(): Promise<void> {
    const wanted = settings.language;
    const learnt = await load(SHELL, '../locales', wanted);
    if (wanted !== settings.language) return;
    this.#say = learnt;
    this.language = wanted;
    document.documentElement.lang = wanted;
  }
}

export const words = new Words();
export const say = words.say;

/** The words of a game. */
export function wordsOf(game: string, language: Language): Promise<Say> {
  return load(GAMES, `/${game}/locales`, language);
}

/** What writes numbers and chooses between forms takes long to make: it is made once in each language. */
const withSign: Partial<Record<Language, Intl.NumberFormat>> = {};

/** Points as a difference: +3, 0, −2. */
export function signed(points: number): string {
  const writer = (withSign[words.language] ??= new Intl.NumberFormat(words.language, { signDisplay: 'exceptZero' }));
  return writer.format(points).replace('-', '−');
}

const COUNTED = 'counted = { $number -> [one] { $number } *[other] { $number } }';

/** Make it now, while nobody waits: the first words with a number would otherwise wait for it. */
export function learnToCount(): void {
  sayer(bundleOf(COUNTED, words.language))('counted', { number: 2 });
  signed(2);
}

/** Names joined as a sentence joins them. */
export function listed(names: string[]): string {
  return new Intl.ListFormat(words.language, { type: 'conjunction' }).format(names);
}
