import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createLog } from 'server/platform/log/log'
import { openMediaTool } from 'server/platform/media/media-tool'
import { withScratchFolder } from 'server/platform/storage/scratch'
import { demoReviews } from 'shared/catalogue/demo-review'

/**
 * `node scripts/demo-renditions.ts` makes the proxies and posters of the demo's films, to be run when a film changes.
 * They are in git, so that a first start need not transcode.
 */
const here = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))
const target = here('server/src/demo/renditions')
const media = await openMediaTool({ memoryMb: 1024 }, createLog('warn'))
if (!media) throw new Error('Films cannot be read here.')

const clips = new Set(Object.values(demoReviews).flatMap(versions => versions.map(({ clip }) => clip)))
await rm(target, { recursive: true, force: true })
for (const clip of clips) {
  const from = here(`client/public/media/${clip}.mp4`)
  await withScratchFolder(here('.cache/renditions'), async folder => {
    const facts = await media.probe(from)
    const { files, ...result } = await media.render({ from, folder, facts }, async () => {})
    await mkdir(join(target, clip), { recursive: true })
    for (const { file } of files) await copyFile(file, join(target, clip, basename(file)))
    const listed = files.map(({ file, ...one }) => ({ ...one, name: basename(file) }))
    await writeFile(
      join(target, clip, 'media.json'),
      `${JSON.stringify({ facts, result, files: listed }, null, 2)}\n`,
    )
  })
}
media.close()
