import { useState } from 'react'
import { COMMENT_MAX } from 'shared/deliverables/comment-rules'
import { type AnswerOutcome, needsAnswer } from 'shared/deliverables/comment-state'
import { drafts } from '../../ui/draft.ts'
import type { ReviewThread, ReviewVersion } from './review-types.ts'

export interface AnswerDraft {
  outcome?: AnswerOutcome
  reason?: string
}

type Kept = Record<string, AnswerDraft>

const isWhole = ({ outcome, reason = '' }: AnswerDraft = {}): boolean =>
  outcome !== undefined && (outcome !== 'declined' || (reason.trim() !== '' && reason.length <= COMMENT_MAX))

/** The comments on a version that the next one has to answer. */
const openThreadsOf = (version: ReviewVersion | undefined): ReviewThread[] =>
  version?.comments.filter(thread =>
    needsAnswer({ ...thread, parentId: null, internal: thread.internal === true }, version.state),
  ) ?? []

/** As it was answered before. */
interface Given extends AnswerDraft {
  id: string
}

const keptOf = (given: readonly Given[]): Kept =>
  Object.fromEntries(given.map(({ id, ...answer }) => [id, answer]))

/** What the next version answers to each open comment; it outlives closing and reloading, until it is published. */
export function useCommentResolutions(version: ReviewVersion | undefined, given: readonly Given[] = []) {
  const name = `answers:${version?.id ?? ''}`
  const threads = openThreadsOf(version)
  const [kept, setKept] = useState<Kept>(() => ({ ...keptOf(given), ...(drafts.read(name) as Kept) }))
  const [isChecked, setChecked] = useState(false)
  const keep = (next: Kept) => {
    setKept(next)
    drafts.keep(name, next)
  }
  const missing = threads.filter(({ id }) => !isWhole(kept[id]))
  return {
    threads,
    /** How many have none yet. */
    missing: missing.length,
    isChecked,
    of: (id: string): AnswerDraft => kept[id] ?? {},
    change: (id: string, part: AnswerDraft) => keep({ ...kept, [id]: { ...kept[id], ...part } }),
    allDone: () => keep(Object.fromEntries(threads.map(({ id }) => [id, { outcome: 'done' as const }]))),
    isMissing: (id: string): boolean => isChecked && missing.some(thread => thread.id === id),
    /** What travels; undefined where one is missing, which is then said at its place. */
    take() {
      setChecked(true)
      if (missing.length > 0) return undefined
      return threads.flatMap(({ id }) => {
        const { outcome, reason } = kept[id] ?? {}
        return outcome ? [{ id, outcome, ...(outcome === 'declined' && reason && { reason }) }] : []
      })
    },
    clear() {
      drafts.drop(name)
      setKept({})
      setChecked(false)
    },
  }
}

export type Answers = ReturnType<typeof useCommentResolutions>
