import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Context } from 'hono'
import { once } from 'shared/formats/once'

const scripts = /<script\b[^>]*? src="(\/[^"?#]+)"/g

/** Returns a function that adds `integrity` to the scripts of a page, from the built files. */
function createIntegrity(distFolder: string): (html: string) => string {
  const known = new Map<string, string>()
  return html =>
    html.replace(scripts, (tag, path: string) => {
      const seal = known.get(path) ?? integrityOf(join(distFolder, path))
      known.set(path, seal)
      return `${tag}${seal}`
    })
}

function integrityOf(file: string): string {
  if (!existsSync(file)) return ''
  return ` integrity="sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}"`
}

/**
 * Lists the folders of the current build and of earlier releases, newest first. Pages opened before a release keep
 * loading their files.
 */
export function assetRoots(distFolder: string): string[] {
  const earlier = join(distFolder, '.earlier')
  const names = existsSync(earlier) ? readdirSync(earlier).sort().reverse() : []
  return [distFolder, ...names.map(name => join(earlier, name))]
}

/** Placeholder of the public URL in built pages (`client/src/lib/site-origin.ts`). */
const ORIGIN_MARK = '%ORIGIN%'

/** Each page is compressed once per process; the highest quality takes 0.2 s. */
const BROTLI_QUALITY = constants.BROTLI_MAX_QUALITY

interface Routes {
  prerendered: Record<string, string>
  listed: string[]
  /** Routes of the signed-in areas, in the router's syntax, with the file of each. */
  app: Record<string, string>
}

type Bytes = Uint8Array<ArrayBuffer>

interface Page {
  plain: Bytes
  br: () => Promise<Bytes>
  gzip: () => Promise<Bytes>
}

export interface Pages {
  /** Paths for the sitemap of search engines. */
  listed: string[]
  /** Sends the page of a path, or the 404 page. */
  answer(c: Context): Promise<Response>
  gate(c: Context): Promise<Response>
}

/** Loads all built pages into memory, with the public URL inserted. */
export function loadPages(distFolder: string, publicUrl: string): Pages {
  if (!existsSync(join(distFolder, 'routes.json'))) return unbuilt
  const routes = JSON.parse(readFileSync(join(distFolder, 'routes.json'), 'utf8')) as Routes
  const withIntegrity = createIntegrity(distFolder)
  const origin = escapeAttribute(publicUrl)
  const read = (path: string) =>
    readPage(join(distFolder, path), html => withIntegrity(html.replaceAll(ORIGIN_MARK, origin)))
  const prerendered = new Map(
    Object.entries(routes.prerendered).map(([path, file]) => [path, read(join('pages', file))]),
  )
  const notFound = read('pages/404.html')
  const gate = read('gate/gate.html')
  const app = Object.entries(routes.app).map(([path, file]) => ({
    pattern: patternOf(path),
    page: read(join('pages', file)),
  }))
  return {
    listed: routes.listed,
    answer(c) {
      const path = c.req.path.replace(/(?<=.)\/$/, '')
      const page = prerendered.get(path) ?? app.find(({ pattern }) => pattern.test(path))?.page
      return page ? send(c, page, 200) : send(c, notFound, 404)
    },
    gate: c => send(c, gate, 200),
  }
}

const sayUnbuilt = async (c: Context) => c.text('The pages are not built: npm run build', 503)

/** Used if nothing is built, as in tests of the server: every page answers 503. */
const unbuilt: Pages = { listed: [], answer: sayUnbuilt, gate: sayUnbuilt }

/** Converts a route such as `/dashboard/brief-summary/$projectId` to a pattern; a parameter matches one segment. */
function patternOf(route: string): RegExp {
  const segments = route
    .split('/')
    .map(segment => (segment.startsWith('$') ? '[^/]+' : RegExp.escape(segment)))
  return new RegExp(`^${segments.join('/')}$`)
}

/** Reads a page as bytes. The inserted parts are ASCII, so no two-byte string is needed. */
function readPage(file: string, complete: (html: string) => string): Page {
  const plain = new Uint8Array(Buffer.from(complete(readFileSync(file, 'latin1')), 'latin1'))
  return {
    plain,
    br: once(() => brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })),
    gzip: once(() => zip(plain, { level: 9 })),
  }
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

const escapeAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

async function send(c: Context, page: Page, status: 200 | 404): Promise<Response> {
  const accepted = c.req.header('accept-encoding') ?? ''
  const takes = (name: string) => new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(\\.0*)?\\b)`).test(accepted)
  const encoding = takes('br') ? 'br' : takes('gzip') ? 'gzip' : undefined
  const body = encoding ? await page[encoding]() : page.plain
  return new Response(c.req.method === 'HEAD' ? null : body, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      vary: 'accept-encoding',
      'content-length': String(body.byteLength),
      ...(encoding && { 'content-encoding': encoding }),
    },
  })
}
