import { conversationMail as texts } from 'shared/messages/it/conversation'
import type { MailContent } from '../../platform/mail/mail.ts'
import { button, composeMail, quotation, text } from '../../platform/mail/mail.ts'

interface Unread {
  fullName: string
  project: { id: string; title: string }
  toTeam: boolean
  messages: readonly { authorName: string; text: string; fileNames: readonly string[] }[]
}

export const conversationPath = (projectId: string, side: 'team' | 'client'): string =>
  side === 'team' ? `/team/project/${projectId}/messages` : `/dashboard/messages?project=${projectId}`

/** Composes the mail about unread messages, with their texts. Replies to it are not read. */
export function unreadMail({ fullName, project, toTeam, messages }: Unread): MailContent {
  const author = [...new Set(messages.map(({ authorName }) => authorName))].join(', ')
  const content = composeMail({
    subject: texts.subject(project.title),
    preheader: texts.preheader(author),
    name: fullName,
    paragraphs: [texts.paragraph(author, project.title)],
    blocks: [
      ...messages.flatMap(message => [
        ...(message.text ? [quotation(message.text)] : []),
        ...(message.fileNames.length > 0 ? [text(texts.withFiles(message.fileNames))] : []),
      ]),
      button(texts.button, conversationPath(project.id, toTeam ? 'team' : 'client')),
      text(texts.noReply),
      text(texts.pause),
    ],
  })
  return { ...content, replyTo: texts.replyTo }
}
