import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { build } from 'vite'
import { buildBoot } from './build/boot.ts'
import { compressAll } from './build/compress.ts'
import { createChunkGroups } from './build/first-load.ts'
import { writeFonts } from './build/fonts.ts'
import { buildGate } from './build/gate.ts'
import { writeIcons } from './build/icons.ts'
import { writePages } from './build/pages.ts'
import { drawSharePictures } from './build/share-pictures.ts'
import { writeThemes } from './build/themes.ts'

const root = import.meta.dirname
const dist = `${root}/dist`
const prerender = `${dist}/.prerender`

mkdirSync(dist, { recursive: true })
// Assets that pages of earlier releases request are kept (`scripts/setup/earlier-releases.ts`).
for (const name of readdirSync(dist))
  if (name !== '.earlier') rmSync(`${dist}/${name}`, { recursive: true, force: true })
writeThemes()
await writeFonts()

const config = { configFile: `${root}/vite.config.ts`, logLevel: 'warn' as const }
const groups = await createChunkGroups(config)
await build({
  ...config,
  build: {
    outDir: dist,
    rolldownOptions: { output: { codeSplitting: { includeDependenciesRecursively: false, groups } } },
  },
})
const boot = await buildBoot(root, dist)
await build({
  ...config,
  publicDir: false,
  // Bundling its dependencies makes the page renderer run as in production in any environment.
  ssr: { noExternal: true },
  build: { ssr: `${root}/src/app/prerender.tsx`, outDir: prerender, ssrEmitAssets: false },
})
await buildGate(dist)
await writePages(dist, prerender, boot)
rmSync(prerender, { recursive: true })
await drawSharePictures(dist)
await writeIcons(dist)
await compressAll(dist)
