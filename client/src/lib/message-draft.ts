import { drafts } from '../ui/browser-storage.ts'

export type QuotedComment = { commentId: string; text: string }

export const messageDraftName = (projectId: string): string => `message:${projectId}`

/** Puts a quote into the message that is being written, which other pages of the project do for its composer. */
export function quoteInDraft(projectId: string, quote: QuotedComment): void {
  const name = messageDraftName(projectId)
  drafts.save(name, { ...drafts.read(name), quote, requestId: undefined })
}
