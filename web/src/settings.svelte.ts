/** How somebody likes the house: kept by this browser, and by the house for whoever it knows. */
import type { PersonSettings } from './api/schema';

export const LANGUAGES = ['en', 'fr'] as const;
export const THEMES = ['system', 'light', 'dark'] as const;
export const SPEEDS = ['slow', 'normal', 'fast', 'off'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Theme = (typeof THEMES)[number];
export type Speed = (typeof SPEEDS)[number];

interface Liked {
  language: Language;
  theme: Theme;
  speed: Speed;
  sound: boolean;
}

/** How long things take to be shown, against the usual. */
const FACTORS: Record<Speed, number> = { slow: 1.8, normal: 1, fast: 0.4, off: 0 };
const KEPT = 'settings';

class Settings {
  language = $state<Language>('en');
  theme = $state<Theme>('system');
  speed = $state<Speed>('normal');
  sound = $state(false);
  #isCalm = $state(false);

  constructor() {
    const asked = navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => tag === 'en' || tag === 'fr');
    this.language = asked ?? 'en';
    this.adopt(kept());
    const calm = matchMedia('(prefers-reduced-motion: reduce)');
    this.#isCalm = calm.matches;
    calm.addEventListener('change', ({ matches }) => (this.#isCalm = matches));
  }

  /** Whether pieces fly; otherwise they glow where they landed. */
  get moves(): boolean {
    return this.speed !== 'off' && !this.#isCalm;
  }

  /** How long a pause or a flight takes, against the usual; people can follow even where nothing moves. */
  get factor(): number {
    return this.speed === 'off' ? FACTORS.fast : FACTORS[this.speed];
  }

  adopt(liked: Partial<Liked>): void {
    this.language = liked.language ?? this.language;
    this.theme = liked.theme ?? this.theme;
    this.speed = liked.speed ?? this.speed;
    this.sound = liked.sound ?? this.sound;
  }

  /** What the house knows of somebody wins over what the browser remembers. */
  adoptFromHouse(known: PersonSettings): void {
    const { language, ...rest } = known;
    this.adopt(language ? { ...rest, language } : rest);
    this.keep();
  }

  get all(): Liked {
    return { language: this.language, theme: this.theme, speed: this.speed, sound: this.sound };
  }

  keep(): void {
    try {
      localStorage.setItem(KEPT, JSON.stringify(this.all));
    } catch {
      // a browser that remembers nothing is still welcome
    }
  }
}

function kept(): Partial<Liked> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Partial<Liked>;
  } catch {
    return {};
  }
}

export const settings = new Settings();
