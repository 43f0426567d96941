import { fileURLToPath } from 'node:url'

/** Folder of the repository. */
export const root = fileURLToPath(new URL('../../', import.meta.url))
