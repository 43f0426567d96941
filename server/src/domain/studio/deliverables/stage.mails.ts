import { stageMails } from 'shared/messages/it/version-stages'
import type { Config } from '../../../config/env.ts'
import type { MailContent } from '../../../platform/mail/mail.ts'
import { roomMail } from './deliverables.mails.ts'

type Links = Pick<Config, 'publicUrl'>

interface About {
  title: string
  projectId: string
  fullName: string
  versionName: string
}

/** To the client: a version that they were written to about is no longer there. */
export function recalledMail(links: Links, version: About & { former: string | null }): MailContent {
  const words = stageMails.recalled
  return roomMail(links, version, words, words.paragraphs(version.versionName, version.former))
}

/** To the client: a version has another file. */
export function replacedMail(links: Links, version: About): MailContent {
  const words = stageMails.replaced
  return roomMail(links, version, words, words.paragraphs(version.versionName))
}
