import type { AnswerOutcome } from 'shared/deliverables/comments'
import type { TimeRange, VideoTimeline } from 'shared/deliverables/timeline'
import type { ProjectRef } from './project.events.ts'

interface OfAsset {
  projectId: string
  assetId: string
  /** Display name. */
  label: string
}

export interface AssetEvents {
  'asset.added': OfAsset
  /** `completes`: all other required assets are approved. */
  'asset.removed': OfAsset & { completes: boolean }
}

export interface VersionRef {
  projectId: string
  deliverableId: string
  versionName: string
  /** Display name of the version's asset; null if the project has one asset only. */
  asset: string | null
}

// `isInternal`: the version is not sent, so only the team's screens are updated.

interface OfComment {
  projectId: string
  /** True if only the team sees it. */
  isInternal: boolean
}

interface OfWords extends OfComment {
  commentId: string
  text: string
  asset: string | null
  /** Users mentioned in the text who were not notified yet. */
  mentioned: string[]
}

export interface ReviewEvents {
  'version.published': VersionRef & {
    round: number
    notes: string | undefined
    /** Answers to the open comments of the previous version, with its frame rate if it is a video. */
    answered: (TimeRange & { text: string; outcome: AnswerOutcome; reason: string | null })[]
    timeline: VideoTimeline
    isFilm: boolean
  }
  'version.approved': VersionRef & {
    /** Labels of the assets still to be approved; empty once the project is done. */
    stillOpen: string[]
    /** True if the project was completed before. */
    isFurther: boolean
  }
  'changes.requested': VersionRef & {
    round: number
    text: string | undefined
    /** Requested changes with their frame ranges; `guest` names the guest who wrote one. */
    comments: (TimeRange & { text: string; isDrawn: boolean; guest: string | null })[]
    /** Timeline of the version, if it is a video. */
    timeline: VideoTimeline
    isFilm: boolean
  }
  /** A version's timecode was corrected; null if the correction was removed. */
  'timecode.corrected': Omit<VersionRef, 'asset'> & {
    startTimecode: string | null
    isDropFrame: boolean
    isInternal: boolean
  }
  'media.changed': Pick<VersionRef, 'projectId' | 'deliverableId'> & { isInternal: boolean }
  /** The renditions of a version could not be made. */
  'media.failed': VersionRef & { isInternal: boolean }
  /** `tells` names the side that gets a notification in addition to the live update. */
  'comment.written': OfWords & { tells: 'client' | 'team' | 'nobody' }
  'comment.edited': OfWords
  /** Files were attached to a comment or removed, by name, and its text may have changed. */
  'comment.files-changed': OfWords & { deliverableId: string; added: string[]; removed: string[] }
  /** A comment was assigned, also to oneself, or unassigned. */
  'comment.assigned': {
    projectId: string
    deliverableId: string
    commentId: string
    asset: string | null
    text: string
    memberId: string | null
    /** Names of the new and of the former assignee. */
    member: string | null
    former: string | null
  }
  /** Resolved or reopened; or deleted, with the ids of the comment and its replies. */
  'comment.changed': OfComment & { deletedIds?: string[] }
}

/** Stages of a version between team and client, besides its publication. */
export interface StageEvents {
  /** Only the team sees the version. */
  'version.saved': VersionRef
  /**
   * A manager scheduled the send for when the proxies are rendered, or cancelled it. `held`: the proxies are rendered,
   * but the checklist blocks the version.
   */
  'version.sending': VersionRef & { step: 'asked' | 'stopped' | 'held' }
  /** Deleted before any client saw it, with its comments. */
  'version.discarded': VersionRef & { fileName: string; deletedIds: string[] }
  /** Recalled from the client; `former` is the version that they see instead, if any. */
  'version.recalled': VersionRef & { former: string | null }
  /** The file was replaced; `isInternal` if the version is not sent. */
  'version.replaced': VersionRef & { isInternal: boolean; fileName: string; formerFileName: string }
}

interface OfGuest extends ProjectRef {
  guestId: string
  /** Name as entered by the inviter. */
  name: string
}

export interface GuestEvents {
  'guest.invited': OfGuest & { expiresAt: Date }
  /** The link was opened for the first time. */
  'guest.opened': OfGuest
  'guest.revoked': OfGuest
  'guest.commented': ProjectRef & {
    commentId: string
    name: string
    /** Display name of the version's asset; null if the project has one asset only. */
    asset: string | null
    text: string
    /** True if the team is notified of single comments: only after a change request. */
    tellsTeam: boolean
  }
  /** A user of the company or a guest viewed a version for the first time. */
  'version.seen': ProjectRef
}
