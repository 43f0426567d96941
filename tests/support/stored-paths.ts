import type { TestApp } from './app.ts'

/** Lists the paths of a server's stored files, sorted. */
export const storedPaths = async ({ context }: Pick<TestApp, 'context'>): Promise<string[]> =>
  (await Array.fromAsync(context.storage.list(), ({ path }) => path)).sort()
