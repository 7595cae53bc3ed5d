/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module '*.md' {
  const chapters: import('$shell/rulebook/books').Chapter[];
  export default chapters;
}
