import { tryStorage } from '../../ui/browser-storage.ts'

const NAME = 'video-to-save'

type Kept = { email: string; video: string }

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  'email' in value &&
  typeof value.email === 'string' &&
  'video' in value &&
  typeof value.video === 'string'

function read(): Kept | undefined {
  const value: unknown = tryStorage(() => JSON.parse(localStorage.getItem(NAME) ?? 'null'))
  return isKept(value) ? value : undefined
}

const sameAddress = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()

/**
 * The video of the library that somebody wanted to save before signing up. The mail's link may open in another tab, so
 * the browser keeps it, for the account with this address alone.
 */
export const videoToSave = {
  /** A closed storage forgets; the video can be saved by hand. */
  keep(email: string, video: string): void {
    tryStorage(() => localStorage.setItem(NAME, JSON.stringify({ email, video } satisfies Kept)))
  },
  /** Returns true if a video is pending, of any user: the session may not be loaded yet. */
  waits: () => read() !== undefined,
  of(email: string): string | undefined {
    const kept = read()
    return kept && sameAddress(kept.email, email) ? kept.video : undefined
  },
  drop(): void {
    tryStorage(() => localStorage.removeItem(NAME))
  },
}
