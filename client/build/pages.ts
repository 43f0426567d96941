import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { RenderedPage } from '../src/app/prerender.tsx'
import { filesOf, type Manifest, readManifest } from './manifest.ts'
import { publicPaths } from './public-paths.ts'
import { structuredData } from './structured-data.ts'
import { appShell, pageHtml } from './template.ts'

type Prerender = { render: (path: string) => Promise<RenderedPage>; appRoutes: () => Map<string, string[]> }

type Build = { dist: string; boot: string; manifest: Manifest; prerender: Prerender }

/** Writes a page. Returns true if search engines may list it under this address. */
async function writePage(
  { dist, boot, manifest, prerender }: Build,
  path: string,
  name: string,
): Promise<boolean> {
  const page = await prerender.render(path)
  const files = filesOf(manifest, page.routeIds)
  const css = files.css.map(file => ({ href: `/${file}`, text: readFileSync(`${dist}/${file}`, 'utf8') }))
  const data = page.isListed ? structuredData(path) : ''
  const html = pageHtml({ page, data, css, manifest, boot, scripts: files.scripts })
  writeFileSync(`${dist}/pages/${name}.html`, html)
  return page.isListed
}

/** Writes the shell of every address of the signed-in areas, and returns the files by address. */
function writeShells({ dist, manifest, prerender }: Build): Record<string, string> {
  const shells = [...prerender.appRoutes()].map(([path, routeIds]) => {
    const file = `app${path.replaceAll('/', '.').replaceAll('$', '')}.html`
    writeFileSync(`${dist}/pages/${file}`, appShell(manifest, dist, routeIds))
    return [path, file]
  })
  return Object.fromEntries(shells)
}

function writeRoutes(build: Build, listed: string[]): void {
  const prerendered = Object.fromEntries(
    Object.entries(publicPaths).map(([path, name]) => [path, `${name}.html`]),
  )
  writeFileSync(
    `${build.dist}/routes.json`,
    JSON.stringify({ prerendered, listed, app: writeShells(build) }, null, 2),
  )
}

/**
 * Renders every public address into `dist/pages`, the shells of the signed-in areas beside them, and the list of
 * routes.
 */
export async function writePages(dist: string, prerenderDir: string, boot: string): Promise<void> {
  mkdirSync(`${dist}/pages`, { recursive: true })
  const build = {
    dist,
    boot,
    manifest: readManifest(dist),
    prerender: (await import(`${prerenderDir}/prerender.js`)) as Prerender,
  }
  const listed: string[] = []
  for (const [path, name] of Object.entries(publicPaths))
    if (await writePage(build, path, name)) listed.push(path)
  await writePage(build, '/404', '404')
  writeRoutes(build, listed)
  rmSync(`${dist}/.vite`, { recursive: true })
}
