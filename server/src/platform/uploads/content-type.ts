import { openAsBlob } from 'node:fs'
import { contentTypeOf } from 'shared/materials/content-type'

export interface Declared {
  file: string
  declared: string
}

/**
 * Returns the detected type of a local file if it fits the declared one.
 * @public called by its name in a child process
 */
export const contentTypeOfFile = async ({ file, declared }: Declared): Promise<string | undefined> =>
  contentTypeOf(await openAsBlob(file), declared)
