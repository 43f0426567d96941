import { securityMails } from 'shared/messages/it/security'
import type { Config } from '../../../config/env.ts'
import { button, letter, text, texts } from '../../../platform/mail/letter.ts'
import type { MailContent } from '../../../platform/mail/mail.ts'

type Links = Pick<Config, 'publicUrl'>
type Person = { fullName: string }

const notice = (
  { publicUrl }: Links,
  { fullName }: Person,
  words: { subject: string; preheader: string; paragraphs: readonly string[]; button: string },
  more: readonly string[] = [],
): MailContent =>
  letter({
    subject: words.subject,
    preheader: words.preheader,
    name: fullName,
    blocks: [...texts(words.paragraphs), ...more.map(text), button(words.button, `${publicUrl}/auth`)],
  })

export const secondFactorOnMail = (links: Links, person: Person): MailContent =>
  notice(links, person, securityMails.on)

export const secondFactorOffMail = (links: Links, person: Person): MailContent =>
  notice(links, person, securityMails.off)

export const recoveryCodeUsedMail = (links: Links, person: Person & { left: number }): MailContent =>
  notice(links, person, securityMails.recoveryUsed, [securityMails.recoveryUsed.left(person.left)])
