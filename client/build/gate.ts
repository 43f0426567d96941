import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { build } from 'vite'
import { gatePage } from '../gate/page.ts'

const gateRoot = `${import.meta.dirname}/../gate`

/** Page of the gate. Nothing of the site's bundle is served before the password. */
export async function buildGate(dist: string): Promise<void> {
  await build({
    configFile: false,
    root: gateRoot,
    base: '/gate/',
    publicDir: false,
    logLevel: 'warn',
    build: {
      outDir: `${dist}/gate`,
      emptyOutDir: true,
      target: 'es2022',
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      manifest: true,
      reportCompressedSize: false,
      rolldownOptions: { input: `${gateRoot}/gate.ts` },
    },
  })
  const manifest = JSON.parse(readFileSync(`${dist}/gate/.vite/manifest.json`, 'utf8'))
  const entry = manifest['gate.ts'] as { file: string; css?: string[] }
  const css = (entry.css ?? []).map(file => readFileSync(`${dist}/gate/${file}`, 'utf8')).join('')
  writeFileSync(`${dist}/gate/gate.html`, gatePage({ css, script: `/gate/${entry.file}` }))
  rmSync(`${dist}/gate/.vite`, { recursive: true })
}
