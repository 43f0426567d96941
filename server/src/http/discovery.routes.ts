import { Hono } from 'hono'
import type { Pages } from '../platform/http/pages.ts'
import type { AppDeps } from '../platform/platform.ts'

/** Serves robots.txt; while the preview gate is on, it disallows everything. */
export function robotsRoute({ config }: AppDeps) {
  const robots =
    config.previewPassword === undefined
      ? `User-agent: *\nDisallow: /dashboard\nDisallow: /team\n\nSitemap: ${config.publicUrl}/sitemap.xml\n`
      : 'User-agent: *\nDisallow: /\n'
  return new Hono().get('/robots.txt', c => c.text(robots))
}

/** Serves the sitemap of public pages, behind the preview gate. */
export function sitemapRoute({ config }: AppDeps, { listed }: Pages) {
  const urls = listed.map(path => `<url><loc>${escapeXml(config.publicUrl + path)}</loc></url>`)
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`
  return new Hono().get('/sitemap.xml', c =>
    c.body(sitemap, 200, { 'content-type': 'application/xml; charset=utf-8' }),
  )
}

const escapeXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
