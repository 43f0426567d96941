import { buffer } from 'node:stream/consumers'
import type { Storage } from 'server/platform/storage/storage'
import type { TestApp } from './app.ts'

/** Lists the paths of a server's stored files, sorted. */
export const storedPaths = async ({ context }: Pick<TestApp, 'context'>): Promise<string[]> =>
  (await Array.fromAsync(context.storage.list(), ({ path }) => path)).sort()

/** Reads a stored file. */
export const bytesAt = async (storage: Storage, path: string): Promise<Buffer> =>
  buffer(await storage.openRead(path))
