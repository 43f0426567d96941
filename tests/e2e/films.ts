import { fileURLToPath } from 'node:url'

/** A film of eight seconds to publish, where it lies: small, for the server makes several others of it. */
export const filmAt = (name: 'sede' | 'officina' | 'verticale'): string =>
  fileURLToPath(new URL(`films/${name}.mp4`, import.meta.url))
