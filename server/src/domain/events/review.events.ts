import type { AnswerOutcome } from 'shared/deliverables/comments'
import type { MediaFailure } from 'shared/deliverables/media'
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
  /** `completes`: all else that the project needs is approved. */
  'asset.removed': OfAsset & { completes: boolean }
}

export interface VersionRef {
  projectId: string
  deliverableId: string
  versionName: string
  /** Display name of the version's asset; null if the project has one asset only. */
  asset: string | null
}

// `isInternal` says of a version that is with the team that only the team's screens hear of it.

interface OfComment {
  projectId: string
  /** Only the team sees it. */
  isInternal: boolean
}

interface OfWords extends OfComment {
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
    /** It was done before. */
    isFurther: boolean
  }
  'changes.requested': VersionRef & {
    round: number
    text: string | undefined
    /** Requested changes with their frame ranges; `guest` names the guest who wrote one. */
    comments: (TimeRange & { text: string; isDrawn: boolean; guest: string | null })[]
    /** Timeline of the version, if it is a film. */
    timeline: VideoTimeline
    isFilm: boolean
  }
  /** A version's timecode was corrected; null: the correction was taken back. */
  'timecode.corrected': Omit<VersionRef, 'asset'> & {
    startTimecode: string | null
    isDropFrame: boolean
    isInternal: boolean
  }
  /** The transcoding state of a version changed. */
  'media.changed': Pick<VersionRef, 'projectId' | 'deliverableId'> & { isInternal: boolean }
  /** They could not be made. */
  'media.failed': VersionRef & { failure: MediaFailure; isInternal: boolean }
  /** `tells` names the side that is told by news beside its screens. */
  'comment.written': OfWords & { tells: 'client' | 'team' | 'nobody' }
  'comment.edited': OfWords
  /** Files were added to a comment or taken away, and perhaps its words changed; by their names. */
  'comment.files-changed': OfWords & { deliverableId: string; added: string[]; removed: string[] }
  /** Given to a member or to nobody, also by the member. */
  'comment.assigned': {
    projectId: string
    deliverableId: string
    asset: string | null
    text: string
    memberId: string | null
    /** Their name, and that of who had it before. */
    member: string | null
    former: string | null
  }
  /** Removed, resolved or opened again. */
  'comment.changed': OfComment
}

/** The way of a version from the team to the client, beside its publication. */
export interface StageEvents {
  /** Only the team sees it so far. */
  'version.saved': VersionRef
  /**
   * A manager asked for it to be sent once its watchable copy is made, or took that back; `held`: the copy is made, and
   * the checklist keeps the version with the team.
   */
  'version.sending': VersionRef & { step: 'asked' | 'stopped' | 'held' }
  /** Thrown away before any client saw it. */
  'version.discarded': VersionRef & { fileName: string }
  /** Taken back from the client; `former` is what they see instead, if anything. */
  'version.recalled': VersionRef & { former: string | null }
  /** It has another file; with `isInternal` it is with the team. */
  'version.replaced': VersionRef & { isInternal: boolean; fileName: string; formerFileName: string }
}

interface OfGuest extends ProjectRef {
  guestId: string
  /** As whoever invited them has written it. */
  name: string
}

export interface GuestEvents {
  'guest.invited': OfGuest & { expiresAt: Date }
  /** For the first time. */
  'guest.opened': OfGuest
  'guest.revoked': OfGuest
  'guest.commented': ProjectRef & {
    name: string
    /** Its format or file, where the project has several. */
    asset: string | null
    text: string
    /** Single words are news for the team only after the client's round was sent. */
    tellsTeam: boolean
  }
  /** Somebody of the company or a guest has looked at a version for the first time. */
  'version.seen': ProjectRef
}
