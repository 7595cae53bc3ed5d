/** What calls a player back to the table: a mark on the tab, and a sound for those who want one. */
const ICON = { idle: '/icon.svg', turn: '/icon-turn.svg' };
const NOTES = [587.33, 880];
const NOTE = 0.18;
const LOUDNESS = 0.12;

export function markTurn(isMine: boolean): void {
  const icon = document.getElementById('icon');
  if (icon instanceof HTMLLinkElement) icon.href = isMine ? ICON.turn : ICON.idle;
}

/** Two notes of a sistrum; browsers play nothing before somebody has touched the page. */
export function chime(): void {
  const player = new AudioContext();
  NOTES.forEach((frequency, number) => {
    const note = player.createOscillator();
    const loudness = player.createGain();
    const from = player.currentTime + number * NOTE;
    note.type = 'triangle';
    note.frequency.value = frequency;
    loudness.gain.setValueAtTime(LOUDNESS, from);
    loudness.gain.exponentialRampToValueAtTime(0.001, from + 2 * NOTE);
    note.connect(loudness).connect(player.destination);
    note.start(from);
    note.stop(from + 2 * NOTE);
  });
  setTimeout(() => void player.close(), 1500);
}
