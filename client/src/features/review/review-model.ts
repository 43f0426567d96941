import { createContext, type ReactNode, useContext, useState } from 'react'
import { isDelivered } from 'shared/deliverables/asset'
import type { Drawing } from 'shared/deliverables/drawing'
import { assetLabel } from 'shared/messages/it/assets'
import { reviewTexts } from 'shared/messages/it/review'
import { type Outputs, trpc } from '../../lib/trpc.ts'
import type { AttachedFile } from '../../lib/use-file-uploads.ts'
import { showErrorToast } from '../../ui/errors.ts'
import { showToast } from '../../ui/toast-store.ts'

/** Returns true if a film is higher than wide; false if its resolution is unknown. */
export function isPortrait({ resolution }: Pick<ReviewVersion, 'resolution'>): boolean {
  const [width = 0, height = 0] = (resolution ?? '').split('x').map(Number)
  return height > width
}

/** Returns the download URL of a version's file. Its URL may have a query already. */
export const downloadAddress = (url: string): string => `${url}${url.includes('?') ? '&' : '?'}download`

/** Viewer, project and mutations, shared by all comments of a review. */
interface Review {
  viewer: ViewerRole
  /** Undefined for guests, who cannot attach files or mention people. */
  projectId: string | undefined
  mutations: CommentMutations
}

export const ReviewContext = createContext<Review | null>(null)

export function useReview(): Review {
  const review = useContext(ReviewContext)
  if (!review) throw new Error('no review around this component')
  return review
}

type ClientReviewData = Outputs['dashboard']['deliverables']['list']

type OneOf<List extends readonly unknown[]> = List[number]

export type ReviewReply = OneOf<OneOf<OneOf<ClientReviewData['items']>['comments']>['replies']>

export type CommentAttachment = OneOf<ReviewReply['files']>

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
  /** Replaces the label, on a quieter button, while the team works on requested changes. */
  quietLabel?: string
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
  requestId?: string
}

/** Calls that change comments. Absent ones are not allowed. */
interface CommentCalls<Result> {
  comment(input: Omit<CommentInput, 'files'> & { uploadIds?: string[] | undefined }): Promise<Result>
  edit(input: {
    id: string
    text: string
    uploadIds?: string[] | undefined
    removedFileIds?: string[] | undefined
  }): Promise<Result>
  remove(input: { id: string }): Promise<Result>
  /** For client and team. */
  resolve?(input: { id: string; resolved: boolean }): Promise<Result>
  /** For the client. */
  accept?(input: { id: string; accepted: boolean }): Promise<Result>
  /** For the team. */
  decline?(input: { id: string; reason: string }): Promise<Result>
  take?(input: { id: string; taken: boolean }): Promise<Result>
  /** For managers. */
  assign?(input: { id: string; memberId: string | null }): Promise<Result>
}

/** Each resolves to true if it succeeded; failures have been shown. */
export type CommentMutations = CommentCalls<boolean>

export type TeamReviewData = Outputs['team']['deliverables']['list']
export type TeamVersion = OneOf<TeamReviewData['items']>

type ReviewData = ClientReviewData | TeamReviewData | Outputs['guestReview']['room']

export type ReviewAsset = ReviewData['assets'][number]

/** Returns the asset shown first: one that waits for the client, else one that has a version. */
const initialAsset = (assets: readonly ReviewAsset[]): ReviewAsset | undefined =>
  assets.find(({ state }) => state === 'waiting') ?? assets.find(({ state }) => state !== 'open') ?? assets[0]

/** Returns the id of an asset's form. The main asset does not exist before its first version. */
export const publishFormId = (asset: ReviewAsset | undefined) => (asset && !asset.isMain ? asset.id : 'main')

/** Returns the versions of an asset, newest first; all of them if the project has no assets. */
export function versionsIn(review: ReviewData, asset: ReviewAsset | undefined): ReviewVersion[] {
  const versions: ReviewVersion[] = review.items
  return asset ? versions.filter(({ assetId }) => assetId === asset.id) : versions
}

/**
 * Holds the displayed asset of a project, which stays while others change. `saved` are the assets whose newest version
 * only the team sees.
 */
export function useAsset(review: ReviewData) {
  const { assets } = review
  const [id, onChoose] = useState(() => initialAsset(assets)?.id)
  const asset = assets.find(one => one.id === id) ?? assets[0]
  const saved = new Set(
    assets.filter(one => versionsIn(review, one)[0]?.state === 'saved').map(one => one.id),
  )
  return { assets, saved, asset, onChoose, versions: versionsIn(review, asset) }
}

/** Returns true once everything that the project requires is approved. */
export const isFinished = (review: ReviewData): boolean =>
  review.assets.length > 0 ? isDelivered(review.assets) : review.items[0]?.state === 'approved'

/** Returns the labels of the required assets, except one, that are not approved yet. */
export const otherPendingDeliverables = (
  assets: readonly ReviewAsset[],
  asset: ReviewAsset | undefined,
): string[] =>
  assets
    .filter(({ id, isRequired, state }) => isRequired && state !== 'approved' && id !== asset?.id)
    .map(assetLabel)

interface Feedback {
  /** Undefined if the screen shows the result by itself. */
  done?: { title: string; text?: string }
  failed: string
  /** Refetches what the call may have changed. */
  refresh: () => Promise<unknown>
}

/** Awaits a call and shows its result as a toast. Resolves to true if it succeeded. */
export async function runWithFeedback(
  call: Promise<unknown>,
  { done, failed, refresh }: Feedback,
): Promise<boolean> {
  try {
    await call
    if (done) showToast(done)
    return true
  } catch (error) {
    showErrorToast(error, { text: failed })
    return false
  } finally {
    await refresh()
  }
}

/** Makes each call of an area report a failure and refetch the review. */
export function createCommentMutations(
  calls: CommentCalls<unknown>,
  refresh: () => Promise<unknown>,
): CommentMutations {
  const { failed, changeFailed } = reviewTexts.comments
  const wrapped = Object.entries(calls).map(
    ([name, call]: [string, (input: unknown) => Promise<unknown>]) => [
      name,
      (input: unknown) =>
        runWithFeedback(call(input), { failed: name === 'comment' ? failed : changeFailed, refresh }),
    ],
  )
  return Object.fromEntries(wrapped)
}

/** Sends, recalls or discards a version. The review is refetched in every case. */
export function useRelease() {
  const { client, team } = trpc.useUtils()
  const refresh = () => Promise.all([team.deliverables.invalidate(), team.projects.invalidate()])
  const run = (call: Promise<unknown>, failed: string, title?: string) =>
    runWithFeedback(call, { ...(title && { done: { title } }), failed, refresh })
  return { calls: client.team.deliverables, run }
}
