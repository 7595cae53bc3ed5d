/** Rooms that most visits do not enter; they come when they are entered. */
import type { Component } from 'svelte';
import type { Route } from './routes.svelte';

type Room = Exclude<Route['page'], 'home' | 'nowhere'>;
const ROOMS: Record<Room, () => Promise<{ default: Component }>> = {
  table: () => import('./pages/Table.svelte'),
  replay: () => import('./pages/Replay.svelte'),
  rules: () => import('./pages/Rules.svelte'),
  me: () => import('./pages/Me.svelte'),
};

export function enter(room: Room): Promise<{ default: Component }> {
  return ROOMS[room]();
}
