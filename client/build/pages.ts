import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { RenderedPage } from '../src/app/prerender.tsx'
import { filesOf, type Manifest, readManifest } from './manifest.ts'
import { publicPaths } from './public-paths.ts'
import { structuredData } from './structured-data.ts'
import { appShell, pageHtml } from './template.ts'

type Prerender = { render: (path: string) => Promise<RenderedPage>; appPaths: () => string[] }

type Build = { dist: string; boot: string; manifest: Manifest; prerender: Prerender }

/** Writes one page and tells whether search engines are meant to list it under this address. */
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

function writeRoutes({ dist, prerender }: Build, listed: string[]): void {
  const prerendered = Object.fromEntries(
    Object.entries(publicPaths).map(([path, name]) => [path, `${name}.html`]),
  )
  writeFileSync(
    `${dist}/routes.json`,
    JSON.stringify(
      { prerendered, listed, app: prerender.appPaths(), notFound: '404.html', shell: '_app.html' },
      null,
      2,
    ),
  )
}

/** Renders every public address into `dist/pages`, the app shell beside them, and the list of routes. */
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
  writeFileSync(`${dist}/pages/_app.html`, appShell(build.manifest, dist))
  writeRoutes(build, listed)
  rmSync(`${dist}/.vite`, { recursive: true })
}
