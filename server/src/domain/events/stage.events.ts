import type { OfVersion } from './review.events.ts'

/** The way of a version from the team to the client, beside its publication. */
export interface StageEvents {
  /** Only the team sees it so far. */
  'version.saved': OfVersion
  /**
   * A manager asked for it to be sent once its watchable copy is made, or took that back; `held`: the copy is made, and
   * the checklist keeps the version with the team.
   */
  'version.sending': OfVersion & { step: 'asked' | 'stopped' | 'held' }
  /** Thrown away before any client saw it. */
  'version.discarded': OfVersion & { fileName: string }
  /** Taken back from the client; `former` is what they see instead, if anything. */
  'version.recalled': OfVersion & { former: string | null }
  /** It has another file; with `isInternal` it is with the team. */
  'version.replaced': OfVersion & { isInternal: boolean; fileName: string; formerFileName: string }
}
