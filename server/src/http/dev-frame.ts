import type { Context } from 'hono'
import { html, raw } from 'hono/html'
import { devTexts } from 'shared/messages/it/dev'
import { type ActingMember, findActingMember } from '../domain/identity/team/team.service.ts'
import type { AppDeps } from '../platform/platform.ts'
import type { SignedIn } from '../platform/sessions/sessions.ts'
import { devStyle } from './dev-style.ts'

export type Markup = ReturnType<typeof html>

export type Viewer = SignedIn & { member: ActingMember | undefined }

/** Returns the user of the session; undefined if signed out. */
export async function findViewer(platform: AppDeps, c: Context): Promise<Viewer | undefined> {
  const { sessions } = platform
  const signedIn = await sessions.find(sessions.readToken(c.req.header('cookie')))
  if (!signedIn) return undefined
  if (signedIn.cookie) c.header('set-cookie', signedIn.cookie, { append: true })
  return { ...signedIn, member: await findActingMember(platform, signedIn.user.email) }
}

const addresses = {
  home: '/dev',
  procedures: '/dev/procedures',
  jobs: '/dev/jobs',
  live: '/dev/live',
  mail: '/dev/mail',
} as const

/**
 * Pages with a script. The mailbox has none, because it works before the preview gate is open and the script does not.
 */
const scripted = new Set<string>(['procedures', 'live'])

export interface DevPage {
  at: keyof typeof addresses
  title: string
  viewer: Viewer | undefined
  content: Markup
}

/** Renders a developer page or the mailbox: head, navigation and content. */
export const devFrame = ({ at, title, viewer, content }: DevPage): Markup => html`<!doctype html>
<html lang="it">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <meta name="robots" content="noindex" />
    <link rel="icon" href="/favicon.svg" />
    <title>${title} · ${devTexts.title}</title>
    <style>${raw(devStyle)}</style>
    ${scripted.has(at) ? html`<script type="module" src="/dev/panel.js"></script>` : ''}
  </head>
  <body>
    <header>
      <div class="bar">
        <strong>${devTexts.title}</strong>
        <span class="who">${viewer?.user.email ?? ''}</span>
        <a href="/">${devTexts.toSite}</a>
      </div>
      <nav aria-label="${devTexts.sections}">${links(at)}</nav>
    </header>
    <main>
      <h1>${title}</h1>
      ${content}
    </main>
  </body>
</html>`

const links = (at: DevPage['at']): Markup[] =>
  Object.entries(addresses).map(
    ([name, address]) =>
      html`<a href="${address}" ${name === at ? raw('aria-current="page"') : ''}>${devTexts.pages[name as DevPage['at']]}</a>`,
  )
