import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, resolve, sep } from 'node:path'
import type { Storage } from './storage.ts'

/** Files under one folder. A file appears whole or not at all. */
export function createDiskStorage(folder: string): Storage {
  const root = resolve(folder)
  const locate = (path: string): string => {
    const located = resolve(root, path)
    if (!located.startsWith(root + sep)) throw new Error('A storage path leads out of the storage.')
    return located
  }
  return {
    async write(path, bytes) {
      const target = locate(path)
      const unfinished = `${target}.${randomUUID()}.part`
      await mkdir(dirname(target), { recursive: true })
      const file = await open(unfinished, 'wx')
      try {
        await file.writeFile(bytes)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(unfinished, target)
    },
    read: path => readFile(locate(path)),
    remove: path => rm(locate(path), { force: true }),
  }
}
