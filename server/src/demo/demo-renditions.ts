import { readFile } from 'node:fs/promises'
import { mediaFacts, mediaResult, renditionKinds } from 'shared/deliverables/media'
import { z } from 'shared/errors/zod'
import {
  changeMedia,
  insertMedia,
  replaceRenditions,
  updateFacts,
} from '../domain/deliverables/versions/media.repository.ts'
import type { Tx } from '../platform/db/unit-of-work.ts'
import type { AppDeps } from '../platform/platform.ts'
import { orIfMissing } from '../platform/storage/storage.ts'

/** One folder per video, made by `scripts/demo-renditions.ts`. */
const folder = new URL('./renditions/', import.meta.url)

const madeBefore = z.object({
  facts: mediaFacts,
  result: mediaResult,
  files: z.array(
    z.object({
      kind: z.enum(renditionKinds),
      name: z.string(),
      type: z.string(),
      width: z.int().nullable(),
      height: z.int().nullable(),
    }),
  ),
})

export type DemoRenditions = NonNullable<Awaited<ReturnType<typeof storeDemoRenditions>>>

/** Copies the renditions of a video into the storage. Returns undefined if it has none. */
export async function storeDemoRenditions(
  { storage }: Pick<AppDeps, 'storage'>,
  clip: string,
  place: string,
) {
  const text = await orIfMissing(undefined, readFile(new URL(`${clip}/media.json`, folder), 'utf8'))
  if (text === undefined) return undefined
  const { facts, result, files } = madeBefore.parse(JSON.parse(text))
  const stored = await Promise.all(
    files.map(async ({ kind, name, type: fileType, width, height }) => {
      const bytes = await readFile(new URL(`${clip}/${name}`, folder))
      const filePath = `${place}-${name}`
      await storage.write(filePath, bytes)
      return { kind, filePath, fileSize: bytes.length, fileType, width, height }
    }),
  )
  return { facts, result, files: stored }
}

export async function fillRenditions(
  { db }: Tx,
  deliverableId: string,
  { facts, result, files }: DemoRenditions,
  now: Date,
): Promise<void> {
  await insertMedia(db, deliverableId, now)
  await replaceRenditions(
    db,
    deliverableId,
    files.map(file => ({ deliverableId, ...file })),
  )
  await updateFacts(db, deliverableId, facts)
  await changeMedia(db, deliverableId, { state: 'done', percent: 100, failure: null, result }, now)
}
