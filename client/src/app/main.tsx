import { createBrowserHistory, RouterProvider } from '@tanstack/react-router'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import '../ui/fonts.css'
import '../ui/tokens.css'
import '../ui/base.css'
import '../ui/shared.css'
import { makeRouter } from './router.tsx'

const RELOAD_SETTLED_MS = 10_000

/** Returns true just after a reload: what is missing then does not come back by reloading once more. */
function isFreshlyReloaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry?.type === 'reload' && performance.now() < RELOAD_SETTLED_MS
}

/**
 * Reloads once when the chunk of a screen is missing: it belonged to an earlier release, or the preview is locked.
 * Parts of a rendered screen offer a retry instead, since a reload would lose what was typed. Offline nothing is
 * reloaded.
 */
function reloadOnMissingChunk(isNavigating: () => boolean): void {
  let isReloading = false
  window.addEventListener('vite:preloadError', () => {
    if (isReloading || !isNavigating() || !navigator.onLine || isFreshlyReloaded()) return
    isReloading = true
    location.reload()
  })
}

/** Loads what the first look does not need: the monospace font, and the manifest that installs the site on a phone. */
function loadDeferredAssets(): void {
  document.documentElement.dataset.loaded = ''
  const manifest = document.createElement('link')
  manifest.rel = 'manifest'
  manifest.href = '/site.webmanifest'
  document.head.append(manifest)
}

async function start(root: HTMLElement): Promise<void> {
  const router = makeRouter(createBrowserHistory())
  reloadOnMissingChunk(() => router.state.isLoading)
  const app = <RouterProvider router={router} />
  if (!root.hasAttribute('data-prerendered')) return createRoot(root).render(app)
  await router.load()
  // Without this mark the router wraps the tree differently from the prerendered page, and hydration fails.
  router.ssr = { manifest: undefined }
  // Not from inside an effect, where React could not handle a replayed click.
  router.subscribe('onRendered', () => setTimeout(() => dispatchEvent(new Event('app-ready'))))
  startTransition(() => {
    hydrateRoot(root, app, { onRecoverableError: error => console.error(error) })
  })
}

loadDeferredAssets()
const root = document.getElementById('root')
if (root) void start(root)
