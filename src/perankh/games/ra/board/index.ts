import type { GameBoard } from '$shell/board/contract';
import ActionIcon from './ActionIcon.svelte';
import Board from './Board.svelte';
import { offered } from './choices';
import { flights } from './flights';
import type { View } from './view';

export default { Board, ActionIcon, offered, flights } satisfies GameBoard<View>;
