import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import { dateTimeIt } from 'shared/formats/date-it'
import { devTexts } from 'shared/messages/it/dev'
import { type KeptMail, listMailbox } from '../platform/mail/mailbox.ts'
import type { Platform } from '../platform/platform.ts'

/** What the demo has sent, for people and for tests. In production neither exists (contract, Demo content). */
export function mailboxRoutes({ db }: Platform) {
  const app = new Hono()
  app.get('/dev/mail.json', async c => c.json(await listMailbox(db, addressOf(c))))
  app.get('/dev/mail', async c => c.html(page(await listMailbox(db, addressOf(c)))))
  return app
}

const addressOf = (c: Context): string | undefined => c.req.query('to')?.replaceAll('\0', '')

const page = (mails: KeptMail[]) => html`<!doctype html>
<html lang="it">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <link rel="icon" href="/favicon.svg" />
    <title>${devTexts.mailbox.title}</title>
    <style>
      body { background: #f4f2ee; color: #1b1f36; font: 16px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 820px; padding: 32px 20px; }
      details { background: #fff; border-radius: 10px; margin: 12px 0; padding: 14px 18px; }
      summary { cursor: pointer; }
      pre { font: inherit; overflow-wrap: anywhere; white-space: pre-wrap; }
      iframe { border: 1px solid #e4dfd5; border-radius: 8px; height: 560px; margin: 14px 0; width: 100%; }
      small { color: #5d6176; }
    </style>
  </head>
  <body>
    <h1>${devTexts.mailbox.title}</h1>
    ${mails.length === 0 ? html`<p>${devTexts.mailbox.empty}</p>` : mails.map(entry)}
  </body>
</html>`

const entry = (mail: KeptMail) => html`<details>
  <summary><strong>${mail.subject}</strong><br /><small>${mail.to}, ${dateTimeIt(mail.sentAt)}</small></summary>
  <iframe sandbox loading="lazy" title="${mail.subject}" srcdoc="${mail.html}"></iframe>
  <pre>${linked(mail.text)}</pre>
</details>`

/** Addresses in the text become links, so that a confirmation can be followed by hand. */
const linked = (text: string) =>
  text
    .split(/(https?:\/\/\S+)/)
    .map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : part))
