import { type Context, Hono } from 'hono'
import { html, raw } from 'hono/html'
import { brand } from 'shared/catalogue/brand'
import { notificationKindTexts, unsubscribeTexts as texts } from 'shared/messages/it/notification-settings'
import {
  findSubscription,
  type Subscription,
  settingsUrlOf,
  unsubscribe,
} from '../domain/notifications/unsubscribe.service.ts'
import { limitBody } from '../platform/http/middleware.ts'
import type { AppDeps } from '../platform/platform.ts'

const BODY_BYTES = 4096

/**
 * Serves the unsubscribe link of mails (RFC 8058). GET asks for confirmation; POST, by a mail program or that page,
 * unsubscribes. The signed token authorises; the body is ignored.
 */
export function unsubscribeRoutes(platform: AppDeps) {
  const tokenOf = (c: Context) => c.req.query('token') ?? ''
  return new Hono()
    .get('/unsubscribe', async c => {
      const subscription = await findSubscription(platform, tokenOf(c))
      return subscription ? c.html(question(subscription)) : c.html(invalid(platform), 400)
    })
    .post('/unsubscribe', limitBody(BODY_BYTES), async c => {
      const subscription = await unsubscribe(platform, tokenOf(c))
      return subscription ? c.html(done(platform, subscription)) : c.html(invalid(platform), 400)
    })
}

const kindsOf = ({ kinds }: Subscription) =>
  html`<ul>${kinds.map(kind => {
    const { name, what } = notificationKindTexts[kind]
    return html`<li><strong>${name}</strong><br />${what}</li>`
  })}</ul>`

/** Renders the confirmation page, whose form posts to the same URL with the token. */
const question = (subscription: Subscription) =>
  page(
    texts.title,
    html`<p>${texts.ask(subscription.kinds)}</p>
      ${kindsOf(subscription)}
      <p>${texts.app}</p>
      <form method="post"><button name="List-Unsubscribe" value="One-Click">${texts.confirm}</button></form>`,
  )

const done = ({ config }: AppDeps, subscription: Subscription) =>
  page(
    texts.doneTitle,
    html`<p role="status">${texts.done}</p>
      ${kindsOf(subscription)}
      <p>${texts.app}</p>
      <p><a href="${settingsUrlOf(config, subscription.side)}">${texts.settings}</a></p>`,
  )

const invalid = ({ config }: AppDeps) =>
  page(
    texts.invalidTitle,
    html`<p>${texts.invalid}</p>
      <p><a href="${settingsUrlOf(config, 'client')}">${texts.settings}</a></p>`,
  )

const page = (title: string, content: ReturnType<typeof html>) => html`<!doctype html>
<html lang="it">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <meta name="robots" content="noindex" />
    <link rel="icon" href="/favicon.svg" />
    <title>${title} · ${brand.name}</title>
    <style>${raw(style)}</style>
  </head>
  <body>
    <main>
      <p class="brand">${brand.name}</p>
      <h1>${title}</h1>
      ${content}
    </main>
  </body>
</html>`

/** Inline style that resembles the mails, since the preview gate blocks other assets. */
const style = `
body { background: #f4f2ee; color: #2b2f45; font: 16px/1.55 Helvetica, Arial, sans-serif; margin: 0; padding: 24px 16px; }
main { background: #fff; border-radius: 12px; box-sizing: border-box; margin: 0 auto; max-width: 560px; padding: 32px; }
.brand { color: #0b1026; font-size: 18px; font-weight: 700; margin: 0 0 24px; }
h1 { color: #0b1026; font-size: 22px; line-height: 28px; margin: 0 0 16px; }
ul { list-style: none; margin: 0 0 16px; padding: 0; }
li { border-left: 3px solid #7c5cff; margin-bottom: 12px; padding: 4px 0 4px 14px; }
a { color: #5a3fe0; display: inline-block; padding: 10px 0; }
button { background: #5a3fe0; border: 0; border-radius: 8px; color: #fff; cursor: pointer; font: inherit; font-weight: 600; min-height: 44px; padding: 12px 22px; }
:focus-visible { outline: 3px solid #5a3fe0; outline-offset: 2px; }
@media (max-width: 480px) { main { padding: 24px 20px; } button { width: 100%; } }
`
