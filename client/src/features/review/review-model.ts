import { createContext, type ReactNode } from 'react'
import type { Drawing } from 'shared/deliverables/drawing'
import type { Outputs } from '../../lib/trpc.ts'
import type { AttachedFile } from './comment-draft.ts'

/** Returns true if a film is higher than wide; false if its resolution is unknown. */
export function isPortrait({ resolution }: Pick<ReviewVersion, 'resolution'>): boolean {
  const [width = 0, height = 0] = (resolution ?? '').split('x').map(Number)
  return height > width
}

/** Returns the download URL of a version's file. Its URL may have a query already. */
export const downloadAddress = (url: string): string => `${url}${url.includes('?') ? '&' : '?'}download`

/** Project and viewer of a review, for attachments and mentions. Null for guests, who have neither. */
export const ReviewContext = createContext<{ viewer: 'client' | 'team'; projectId: string } | null>(null)

type ClientReviewData = Outputs['dashboard']['deliverables']['list']

type OneOf<List extends readonly unknown[]> = List[number]

export type ReviewReply = OneOf<OneOf<OneOf<ClientReviewData['items']>['comments']>['replies']>

export type CommentAttachment = OneOf<ReviewReply['files']>

/** Files that an edit of a comment adds, and the ids of those that it removes. */
export interface FileChange {
  added: AttachedFile[]
  removed: string[]
}

/** A thread as client or team receive it. Internal threads reach only the team. */
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
  /** True if a guest may download this version. */
  mayDownload?: boolean
}

export type ViewerRole = 'client' | 'team' | 'guest'

/** Panel above the comments: approval actions for clients, release state for the team. */
export interface ApprovalPanel {
  /** Label of the button that opens the panel on a stacked layout. */
  label: string
  title: string
  /** Null if there is nothing to decide. */
  of: (version: ReviewVersion) => ReactNode
  /** Tools for the version's file: below the player, or in the panel on a stacked layout. */
  ofFile?: (version: ReviewVersion) => ReactNode
}

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

/** Mutations of comments. Each resolves to true if it succeeded; failures have been shown. Absent ones are not allowed. */
export interface CommentMutations {
  comment(comment: CommentInput): Promise<boolean>
  edit(id: string, text: string, files: FileChange): Promise<boolean>
  remove(id: string): Promise<boolean>
  /** For client and team. */
  resolve?(id: string, resolved: boolean): Promise<boolean>
  /** For the client. */
  accept?(id: string, accepted: boolean): Promise<boolean>
  /** For the team. */
  decline?(id: string, reason: string): Promise<boolean>
  take?(id: string, taken: boolean): Promise<boolean>
  /** For managers. */
  assign?(id: string, memberId: string | null): Promise<boolean>
}

export type TeamReviewData = Outputs['team']['deliverables']['list']
export type TeamVersion = OneOf<TeamReviewData['items']>

/** Widens the versions of any area to the common type. */
export const versionsOf = (review: { items: ReviewVersion[] }): ReviewVersion[] => review.items
