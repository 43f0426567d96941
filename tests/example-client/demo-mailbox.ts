import { setTimeout as pause } from 'node:timers/promises'

const PATIENCE_MS = 30_000
const LOOK_EVERY_MS = 200

/** Returns the token of the confirmation mail from the public mailbox of a demo. @throws Error after 30 s. */
export async function confirmationToken(url: string, email: string): Promise<string> {
  for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline; await pause(LOOK_EVERY_MS)) {
    const answer = await fetch(`${url}/dev/mail.json?to=${encodeURIComponent(email)}`)
    if (!answer.ok) throw new Error(`${url} has no mailbox: only a demo does (DEMO=on, no SMTP_URL).`)
    const mails = (await answer.json()) as { text: string }[]
    const token = mails.map(({ text }) => /\/confirm-email#([\w.~-]+)/.exec(text)?.[1]).find(Boolean)
    if (token) return token
  }
  throw new Error(`No confirmation for ${email} has arrived.`)
}
