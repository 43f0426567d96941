import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import { dateTimeIt } from 'shared/formats/date-it'
import { devTexts } from 'shared/messages/it/dev'
import { type KeptMail, listMailbox } from '../platform/mail/mailbox.ts'
import type { Platform } from '../platform/platform.ts'
import { devFrame, findViewer, type Markup } from './dev-frame.ts'

/** What the demo has sent, for people and for tests. In production neither exists (contract, Demo content). */
export function mailboxRoutes(platform: Platform) {
  const app = new Hono()
  app.get('/dev/mail.json', async c => c.json(await listMailbox(platform.db, addressOf(c))))
  app.get('/dev/mail', async c => {
    const content = entries(await listMailbox(platform.db, addressOf(c)))
    const viewer = await findViewer(platform, c)
    return c.html(devFrame({ at: 'mail', title: devTexts.mailbox.title, viewer, content }))
  })
  return app
}

const addressOf = (c: Context): string | undefined => c.req.query('to')?.replaceAll('\0', '')

const entries = (mails: KeptMail[]): Markup =>
  html`${mails.length === 0 ? html`<p>${devTexts.mailbox.empty}</p>` : mails.map(entry)}`

const entry = (mail: KeptMail): Markup => html`<details>
  <summary><strong>${mail.subject}</strong><br /><small>${mail.to}, ${dateTimeIt(mail.sentAt)}</small></summary>
  <iframe sandbox loading="lazy" title="${mail.subject}" srcdoc="${mail.html}"></iframe>
  <pre class="mail">${linked(mail.text)}</pre>
</details>`

/** Addresses in the text become links, so that a confirmation can be followed by hand. */
const linked = (text: string) =>
  text
    .split(/(https?:\/\/\S+)/)
    .map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : part))
