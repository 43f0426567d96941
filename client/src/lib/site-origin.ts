/** Stands in the built pages for the address under which the site is found; the server puts it in. */
export const ORIGIN_MARK = '%ORIGIN%'

/** The site's public origin: the server's word in a page that it handed out, the browser's in development. */
export const siteOrigin = (): string =>
  typeof document === 'undefined' ? ORIGIN_MARK : (document.documentElement.dataset.origin ?? location.origin)
