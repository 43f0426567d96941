import type { TestApp } from './app.ts'

/** Where the files of a server lie, in order. */
export const storedPaths = async ({ context }: Pick<TestApp, 'context'>): Promise<string[]> =>
  (await Array.fromAsync(context.storage.list(), ({ path }) => path)).sort()
