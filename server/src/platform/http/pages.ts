import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Context } from 'hono'

interface Routes {
  prerendered: Record<string, string>
  app: string[]
}

interface Page {
  plain: Uint8Array<ArrayBuffer>
  br: Uint8Array<ArrayBuffer> | undefined
  gzip: Uint8Array<ArrayBuffer> | undefined
}

export interface Pages {
  /** The page of an address, with status 404 where there is none. */
  answer(c: Context): Response
  gate(c: Context): Response
}

/** The built pages, held in memory: they are few and small. */
export function loadPages(distFolder: string): Pages {
  if (!existsSync(join(distFolder, 'routes.json'))) return unbuilt
  const routes = JSON.parse(readFileSync(join(distFolder, 'routes.json'), 'utf8')) as Routes
  const read = (path: string) => readPage(join(distFolder, path))
  const prerendered = new Map(
    Object.entries(routes.prerendered).map(([path, file]) => [path, read(join('pages', file))]),
  )
  const app = read('pages/_app.html')
  const notFound = read('pages/404.html')
  const gate = read('gate/gate.html')
  const appPatterns = routes.app.map(patternOf)
  return {
    answer(c) {
      const path = c.req.path.replace(/(?<=.)\/$/, '')
      const page =
        prerendered.get(path) ?? (appPatterns.some(pattern => pattern.test(path)) ? app : undefined)
      return page ? send(c, page, 200) : send(c, notFound, 404)
    },
    gate: c => send(c, gate, 200),
  }
}

/** While nothing is built (tests of the server alone), every page says that it is not there. */
const unbuilt: Pages = {
  answer: c => c.text('The pages are not built: npm run build', 503),
  gate: c => c.text('The pages are not built: npm run build', 503),
}

/** `/dashboard/brief-summary/$projectId` as a pattern: a parameter is one segment. */
function patternOf(route: string): RegExp {
  const segments = route
    .split('/')
    .map(segment => (segment.startsWith('$') ? '[^/]+' : escapeRegExp(segment)))
  return new RegExp(`^${segments.join('/')}$`)
}

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

function readPage(path: string): Page {
  const bytes = (file: string) => (existsSync(file) ? new Uint8Array(readFileSync(file)) : undefined)
  return { plain: new Uint8Array(readFileSync(path)), br: bytes(`${path}.br`), gzip: bytes(`${path}.gz`) }
}

function send(c: Context, page: Page, status: 200 | 404): Response {
  const accepted = c.req.header('accept-encoding') ?? ''
  const takes = (name: string) => new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(\\.0*)?\\b)`).test(accepted)
  const encoding = page.br && takes('br') ? 'br' : page.gzip && takes('gzip') ? 'gzip' : undefined
  const body = (encoding === 'br' ? page.br : encoding === 'gzip' ? page.gzip : undefined) ?? page.plain
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
