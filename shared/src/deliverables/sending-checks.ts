import type { Format } from '../briefing/brief/brief.ts'
import { foldText } from '../language/fold.ts'
import { type AssetKind, isFormat } from './asset.ts'
import type { MediaFailure, MediaState } from './media.ts'

/** Returns the aspect ratio class of a resolution such as `1920x1080`; 16:9 if the resolution is unknown. */
export function aspectRatioOf(resolution: string | null | undefined): Format {
  const [width = 16, height = 9] = resolution?.split('x').map(Number) ?? []
  if (width === height) return '1:1'
  return width < height ? '9:16' : '16:9'
}

/** Checks before a version is sent to the client. */
export const sendingCheckCodes = [
  'answers',
  'internal-notes',
  'preview',
  'findings',
  'name',
  'changes',
  'format',
] as const

export type SendingCheckCode = (typeof sendingCheckCodes)[number]

export interface SendingCheck {
  readonly code: SendingCheckCode
  /** `blocks` keeps the version back. */
  readonly verdict: 'fine' | 'warns' | 'blocks'
  /** Number of items, where something is counted. */
  readonly count: number
}

export interface SendingFacts {
  readonly versionName: string
  /** Names of the versions sent before. */
  readonly otherNames: readonly string[]
  readonly notes: string | null | undefined
  /** Comments on the version before that nobody has answered yet. */
  readonly unanswered: number
  /** Notes of the team on this one that are open. */
  readonly internalNotes: number
  readonly isFilm: boolean
  readonly kind: AssetKind | null
  readonly resolution: string | null
  /** Null where nothing is made of it. */
  readonly media: {
    readonly state: MediaState
    readonly failure: MediaFailure | null
    readonly findings: readonly unknown[]
  } | null
}

type Verdict = SendingCheck['verdict']

/** Checks that the film is readable. `count` is 1 while the preview is being made, for which the version waits. */
function previewCheck({ state, failure }: NonNullable<SendingFacts['media']>): SendingCheck {
  const isComing = state === 'waiting' || state === 'running'
  const verdict = state === 'done' ? 'fine' : failure === 'UNREADABLE' ? 'blocks' : 'warns'
  return { code: 'preview', verdict, count: isComing ? 1 : 0 }
}

/** Checks that the title is not empty and not used by an earlier version. */
function titleVerdict({ versionName, otherNames }: SendingFacts): Verdict {
  const name = foldText(versionName).trim()
  if (name === '') return 'blocks'
  return otherNames.some(other => foldText(other).trim() === name) ? 'warns' : 'fine'
}

/** Checks that the picture's aspect ratio is that of the asset's format. */
function formatVerdict({ kind, resolution }: SendingFacts): Verdict {
  if (kind === null || !isFormat(kind)) return 'fine'
  return resolution !== null && aspectRatioOf(resolution) === kind ? 'fine' : 'warns'
}

const countVerdict = (count: number, verdict: Verdict): Verdict => (count === 0 ? 'fine' : verdict)

/** Returns the checklist before a version goes to the client, in its order: what is about a film only for one. */
export function sendingChecks(facts: SendingFacts): SendingCheck[] {
  const { unanswered, internalNotes, otherNames, notes, isFilm, media } = facts
  const findings = media?.findings.length ?? 0
  const ofFilm: SendingCheck[] = [
    ...(media === null ? [] : [previewCheck(media)]),
    {
      code: 'findings',
      verdict: media?.state === 'done' && findings === 0 ? 'fine' : 'warns',
      count: findings,
    },
  ]
  const ofNext: SendingCheck = { code: 'changes', verdict: notes?.trim() ? 'fine' : 'warns', count: 0 }
  return [
    { code: 'answers', verdict: countVerdict(unanswered, 'blocks'), count: unanswered },
    { code: 'internal-notes', verdict: countVerdict(internalNotes, 'warns'), count: internalNotes },
    ...(isFilm ? ofFilm : []),
    { code: 'name', verdict: titleVerdict(facts), count: 0 },
    ...(otherNames.length > 0 ? [ofNext] : []),
    ...(isFilm ? [{ code: 'format', verdict: formatVerdict(facts), count: 0 } as const] : []),
  ]
}

/** Returns true if the checklist blocks a version. */
export const isKeptBack = (checks: readonly SendingCheck[]): boolean =>
  checks.some(({ verdict }) => verdict === 'blocks')
