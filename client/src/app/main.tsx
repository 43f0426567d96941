import { startTransition } from 'react'
import '../ui/fonts.css'
import '../ui/tokens.css'
import '../ui/base.css'
import '../ui/shared.css'
import { reloadOnMissingChunk } from './reload-on-missing-chunk.ts'

declare const scheduler: { yield?: () => Promise<void> } | undefined

// Working in stages leaves the main thread free between them, so that a first tap is answered.
const pause = async () =>
  typeof scheduler === 'object' && scheduler.yield
    ? scheduler.yield()
    : new Promise<void>(resolve => setTimeout(resolve))

/** Runs the page's files one by one; the build names them with what they stand on first. */
async function runChunks(): Promise<void> {
  const own = document.querySelector<HTMLScriptElement>('script[data-chunks]')
  for (const chunk of own?.dataset.chunks?.split(' ') ?? []) {
    if (chunk) await import(/* @vite-ignore */ chunk)
    await pause()
  }
}

const report = (error: unknown) => console.error(error)

async function start(root: HTMLElement): Promise<void> {
  await runChunks()
  const { createRoot, hydrateRoot } = await import('./stage-dom.ts')
  await pause()
  const { router, app } = await import('./stage-app.tsx')
  reloadOnMissingChunk(() => router.state.isLoading)
  await pause()
  if (!root.hasAttribute('data-prerendered')) return createRoot(root).render(app)
  await router.load()
  await pause()
  // Without this mark the browser wraps the tree differently from the prerendered page and throws that away.
  router.ssr = { manifest: undefined }
  startTransition(() => {
    hydrateRoot(root, app, { onRecoverableError: report })
  })
}

/** What a first look does not need: the face of fixed width, as wide as any other, and what puts the site on a phone. */
function bringTheRest(): void {
  document.documentElement.dataset.standing = ''
  const manifest = document.createElement('link')
  manifest.rel = 'manifest'
  manifest.href = '/site.webmanifest'
  document.head.append(manifest)
}

bringTheRest()
const root = document.getElementById('root')
if (root) void start(root)
