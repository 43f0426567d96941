import { fileURLToPath } from 'node:url'

/** Returns the path of a film of eight seconds. It is small, because the server makes several renditions of it. */
export const filmAt = (name: 'sede' | 'officina' | 'verticale'): string =>
  fileURLToPath(new URL(`films/${name}.mp4`, import.meta.url))
