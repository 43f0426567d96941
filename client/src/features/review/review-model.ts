import { createContext, type ReactNode } from 'react'
import type { Drawing } from 'shared/deliverables/drawing'
import type { Outputs } from '../../lib/trpc.ts'
import type { AttachedFile } from './comment-draft.ts'

/** Whether a film is higher than wide, as far as its file tells. */
export function isPortrait({ resolution }: Pick<ReviewVersion, 'resolution'>): boolean {
  const [width = 0, height = 0] = (resolution ?? '').split('x').map(Number)
  return height > width
}

/** Where the file of a version is taken away; its address may already ask for one of several. */
export const downloadAddress = (url: string): string => `${url}${url.includes('?') ? '&' : '?'}download`

/** Where words are written, for those who may attach files and name people; guests have none. */
export const ReviewContext = createContext<{ viewer: 'client' | 'team'; projectId: string } | null>(null)

type ClientReviewData = Outputs['dashboard']['deliverables']['list']

type OneOf<List extends readonly unknown[]> = List[number]

export type ReviewReply = OneOf<OneOf<OneOf<ClientReviewData['items']>['comments']>['replies']>

export type CommentAttachment = OneOf<ReviewReply['files']>

/** What an author does with the files of a comment: those that go with it from now on, and the ids of those that go. */
export interface FileChange {
  added: AttachedFile[]
  removed: string[]
}

/** A thread as either side is given it: internal ones reach the team alone. */
export type ReviewThread = OneOf<OneOf<ClientReviewData['items']>['comments']> & {
  internal?: boolean
  owner?: string | null
  ownerId?: string | null
  isOwnWork?: boolean
  canAssign?: boolean
  canDecline?: boolean
}

export type ReviewVersion = Omit<OneOf<ClientReviewData['items']>, 'comments'> & {
  comments: ReviewThread[]
  /** Whether a guest may take this version away. */
  mayDownload?: boolean
}

export type ViewerRole = 'client' | 'team' | 'guest'

/** What can be decided about a version, or done about it beside its comments. */
export interface ApprovalPanel {
  /** What opens it, and its name, where it stands behind a button. */
  label: string
  title: string
  /** Null where there is nothing to decide. */
  of: (version: ReviewVersion) => ReactNode
  /** What is to be known and done about its file: under the film where there is room, else beside the rest. */
  ofFile?: (version: ReviewVersion) => ReactNode
}

/** Words on their way. */
export interface CommentInput {
  deliverableId: string
  atMs: number
  untilMs?: number
  text: string
  parentId?: string
  internal?: boolean
  drawing?: Drawing
  files?: AttachedFile[]
}

/** What can be done in a room, and whether it was; each area brings its own calls, and failures have been told. */
export interface CommentMutations {
  comment(comment: CommentInput): Promise<boolean>
  edit(id: string, text: string, files: FileChange): Promise<boolean>
  remove(id: string): Promise<boolean>
  /** Of client and team. */
  resolve?(id: string, resolved: boolean): Promise<boolean>
  /** Of the client. */
  accept?(id: string, accepted: boolean): Promise<boolean>
  /** Of the team. */
  decline?(id: string, reason: string): Promise<boolean>
  take?(id: string, taken: boolean): Promise<boolean>
  /** Of managers. */
  assign?(id: string, memberId: string | null): Promise<boolean>
}

/** A room and a version as the team is given them. */
export type TeamReviewData = Outputs['team']['deliverables']['list']
export type TeamVersion = OneOf<TeamReviewData['items']>

/** Both rooms fit the same parts. */
export const versionsOf = (room: { items: ReviewVersion[] }): ReviewVersion[] => room.items
