import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import { dateTimeIt } from 'shared/formats/date-it'
import { devTexts } from 'shared/messages/it/dev'
import type { Page } from '../platform/db/page.ts'
import { type KeptMail, listMailbox } from '../platform/mail/mailbox.ts'
import type { AppDeps } from '../platform/platform.ts'
import { devFrame, findViewer, type Markup } from './dev-frame.ts'

const texts = devTexts.mailbox

/** Maximum number of mails in the JSON for tests. */
const JSON_MAILS = 100

/** Serves the demo mailbox: pages of twenty, and JSON for tests. Absent in production. */
export function mailboxRoutes(platform: AppDeps) {
  const app = new Hono()
  app.get('/dev/mail.json', async c => {
    const { items } = await listMailbox(platform.db, { to: addressOf(c), limit: JSON_MAILS })
    return c.json(items)
  })
  app.get('/dev/mail', async c => {
    const to = addressOf(c)
    const cursor = c.req.query('cursor')
    const content = mailPage(await listMailbox(platform.db, { to, cursor }), { to, cursor })
    const viewer = await findViewer(platform, c)
    return c.html(devFrame({ at: 'mail', title: texts.title, viewer, content }))
  })
  return app
}

const addressOf = (c: Context): string | undefined => c.req.query('to')?.replaceAll('\0', '')

interface Asked {
  to: string | undefined
  cursor: string | undefined
}

const mailPage = ({ items, nextCursor }: Page<KeptMail>, { to, cursor }: Asked): Markup => html`
  ${items.length === 0 ? html`<p>${texts.empty}</p>` : items.map(entry)}
  <p>
    ${cursor === undefined ? '' : html`<a href="${addressAt({ to })}">${texts.newest}</a>`}
    ${nextCursor === null ? '' : html`<a href="${addressAt({ to, cursor: nextCursor })}">${texts.older}</a>`}
  </p>`

function addressAt({ to, cursor }: Partial<Asked>): string {
  const query = new URLSearchParams({ ...(to && { to }), ...(cursor && { cursor }) }).toString()
  return query === '' ? '/dev/mail' : `/dev/mail?${query}`
}

const entry = (mail: KeptMail): Markup => html`<details>
  <summary><strong>${mail.subject}</strong><br /><small>${mail.to}, ${dateTimeIt(mail.sentAt)}</small></summary>
  <iframe sandbox loading="lazy" title="${mail.subject}" srcdoc="${mail.html}"></iframe>
  <pre class="mail">${linked(mail.text)}</pre>
</details>`

/** Makes links of URLs in a text, so that a confirmation can be opened. */
const linked = (text: string) =>
  text
    .split(/(https?:\/\/\S+)/)
    .map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : part))
