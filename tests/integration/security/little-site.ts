import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { tempFolder } from '../../support/builders/backups.ts'

const page = (title: string) =>
  `<!doctype html><html lang="it"><head><title>${title}</title><link rel="canonical" href="%ORIGIN%/">` +
  `<script type="module" async src="/assets/boot-1.js"></script></head><body>${title}</body></html>`

const routes = {
  prerendered: {
    '/': 'index.html',
    '/reset-password': 'reset-password.html',
    '/confirm-email': 'reset-password.html',
    '/paga': 'reset-password.html',
    '/revisione': 'reset-password.html',
  },
  listed: ['/'],
  app: {
    '/dashboard/briefing': 'app.html',
    '/dashboard/projects': 'app.html',
    '/team/projects/$projectId': 'app.html',
  },
}

const files: Record<string, string> = {
  'routes.json': JSON.stringify(routes),
  'pages/index.html': page('Primopiano'),
  'pages/reset-password.html': page('Nuova password'),
  'pages/app.html': page('Area riservata'),
  'pages/404.html': page('404'),
  'gate/gate.html': page('Anteprima'),
  'gate/assets/gate-1.js': 'document.title',
  'assets/boot-1.js': 'document.title',
  'assets/main-1.css': 'body { margin: 0 }',
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'site.webmanifest': '{}',
  'icons/192.png': 'png',
  'share/notte.png': 'png',
  'media/officina.mp4': 'mp4',
}

/** Writes a minimal built client, so that tests of pages need no build. Removed after the test file. */
export function createMinimalDist(): string {
  const folder = tempFolder()
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  return folder
}
