import { startTransition } from 'react'
import './ui/fonts.css'
import './ui/tokens.css'
import './ui/base.css'

// Loading in stages leaves the main thread free between them, so that a first tap is answered.
const pause = () => new Promise(resolve => setTimeout(resolve))

const report = (error: unknown) => console.error(error)

async function start(root: HTMLElement): Promise<void> {
  const { createRoot, hydrateRoot } = await import('./stage-dom.ts')
  await pause()
  const { router, app } = await import('./stage-app.tsx')
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

const root = document.getElementById('root')
if (root) void start(root)
