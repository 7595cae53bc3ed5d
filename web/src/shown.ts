/** When what is there by now has been shown: what comes after it keeps nobody waiting. */
export function shown(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
