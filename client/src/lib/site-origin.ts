/** Placeholder for the site's origin in built pages, replaced by the server. */
export const ORIGIN_MARK = '%ORIGIN%'

/** Returns the site's public origin: the server's word in a page that it handed out, the browser's in development. */
export const siteOrigin = (): string =>
  typeof document === 'undefined' ? ORIGIN_MARK : (document.documentElement.dataset.origin ?? location.origin)
