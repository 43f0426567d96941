import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { prerender } from 'react-dom/static'
import { ORIGIN_MARK } from '../lib/site-origin.ts'
import { themes } from '../ui/theme.ts'
import { makeRouter } from './router.tsx'

export type RenderedPage = {
  head: string
  body: string
  routeIds: string[]
  /** True if search engines list the page under this address. */
  isListed: boolean
  theme: string
  scheme: string
}

const HEAD = /^(?:<title>.*?<\/title>|<meta [^>]*>|<link [^>]*>)*/s

function fail(error: unknown): never {
  throw error
}

/** Returns the HTML of one public address; `/404` stands for every unknown one. */
export async function render(path: string): Promise<RenderedPage> {
  const router = makeRouter(createMemoryHistory({ initialEntries: [path] }))
  await router.load()
  const { prelude } = await prerender(<RouterProvider router={router} />, {
    onError: fail,
    // A smaller limit hides large parts behind inline scripts.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  })
  const html = await new Response(prelude as ReadableStream).text()
  const head = html.match(HEAD)?.[0] ?? ''
  const matches = router.state.matches
  const theme = matches.findLast(match => match.staticData.theme)?.staticData.theme ?? 'notte'
  return {
    head,
    body: html.slice(head.length),
    isListed: head.includes(`<link rel="canonical" href="${ORIGIN_MARK}${path}"`),
    routeIds: matches.map(match => match.routeId),
    theme,
    scheme: themes[theme].scheme,
  }
}

/** Maps every address of the signed-in areas to its routes, outermost first. */
export function appRoutes(): Map<string, string[]> {
  const router = makeRouter(createMemoryHistory())
  const found = new Map<string, string[]>()
  for (const { id, fullPath, parentRoute } of Object.values(router.routesById)) {
    const path = String(fullPath).replace(/(.)\/$/, '$1')
    if (!/^\/(dashboard|team)(\/|$)/.test(path)) continue
    found.set(path, ['__root__', parentRoute?.id, id].filter(Boolean))
  }
  return found
}
