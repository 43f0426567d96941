const SETTLED_MS = 10_000

/** Whether the page has just been loaded anew: what is missing now will not come by loading it once more. */
function isFreshlyReloaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry?.type === 'reload' && performance.now() < SETTLED_MS
}

/**
 * A screen whose part does not arrive is of a release that is gone, or the preview is locked: the page is loaded anew,
 * once. A part of a screen that stands (a dialog, a form's checks) says so in its place instead, since a reload would
 * take what was typed. Offline the page stays, since nothing would come back.
 */
export function reloadOnMissingChunk(isNavigating: () => boolean): void {
  let isReloading = false
  window.addEventListener('vite:preloadError', () => {
    if (isReloading || !isNavigating() || !navigator.onLine || isFreshlyReloaded()) return
    isReloading = true
    location.reload()
  })
}
