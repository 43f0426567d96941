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

/** Mails of a demo server, read by address. */
export class Mailbox {
  readonly #origin: string

  constructor(origin: string) {
    this.#origin = origin
  }

  /** Lists the mails to an address, newest first, by default of all subjects. */
  async list(to: string, subject = /^/): Promise<Mail[]> {
    const answer = await fetch(`${this.#origin}/dev/mail.json?to=${encodeURIComponent(to)}`)
    if (!answer.ok) throw new Error(`The mailbox answered ${answer.status}.`)
    return ((await answer.json()) as Mail[]).filter(mail => subject.test(mail.subject))
  }

  /** Waits for a mail, which a job sends later than its cause. @throws Error after 30 s. */
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

/** Returns the first link to a path in a mail's text. @throws Error where there is none. */
export function linkIn(mail: Mail, path: string): string {
  const links = mail.text.match(/https?:\/\/\S+/g) ?? []
  const found = links.find(link => new URL(link).pathname === path)
  if (!found) throw new Error(`No link to ${path} in «${mail.subject}»; there are: ${links.join(' ')}`)
  return found
}

/** Returns the token of the first link to a path in a mail's text, from its fragment. @throws Error where there is none. */
export const tokenIn = (mail: Mail, path: string): string => new URL(linkIn(mail, path)).hash.slice(1)
