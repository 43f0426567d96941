import { setTimeout as pause } from 'node:timers/promises'

export interface Mail {
  id: string
  to: string
  subject: string
  text: string
  html: string
  sentAt: string
}

const PATIENCE_MS = 30_000

/** The mails that a demo server keeps, read as a person would: by address. */
export class Mailbox {
  readonly #origin: string

  constructor(origin: string) {
    this.#origin = origin
  }

  /** Newest first; of all subjects, unless one is asked for. */
  async list(to: string, subject = /^/): Promise<Mail[]> {
    const answer = await fetch(`${this.#origin}/dev/mail.json?to=${encodeURIComponent(to)}`)
    if (!answer.ok) throw new Error(`The mailbox answered ${answer.status}.`)
    return ((await answer.json()) as Mail[]).filter(mail => subject.test(mail.subject))
  }

  /** Waits for a mail: jobs send it a moment after what caused it. */
  async find(to: string, subject: RegExp | string): Promise<Mail> {
    const fits = (mail: Mail): boolean =>
      typeof subject === 'string' ? mail.subject === subject : subject.test(mail.subject)
    for (const deadline = Date.now() + PATIENCE_MS; ; await pause(100)) {
      const mails = await this.list(to)
      const mail = mails.find(fits)
      if (mail) return mail
      if (Date.now() > deadline) {
        throw new Error(
          `No mail to ${to} like ${subject}; there are: ${mails.map(one => one.subject).join(' | ')}`,
        )
      }
    }
  }
}

/** The one address in a mail's text that leads to a path. */
export function linkIn(mail: Mail, path: string): string {
  const links = mail.text.match(/https?:\/\/\S+/g) ?? []
  const found = links.find(link => new URL(link).pathname === path)
  if (!found) throw new Error(`No link to ${path} in «${mail.subject}»; there are: ${links.join(' ')}`)
  return found
}
