import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { COMMENT_MAX } from 'shared/deliverables/comment-rules'
import { type AnswerOutcome, answerOutcomes, needsAnswer } from 'shared/deliverables/comment-state'
import { rangeCode } from 'shared/deliverables/film-range'
import { type FilmTimeline, filmTimeline } from 'shared/deliverables/film-timeline'
import { answerFieldTexts } from 'shared/messages/it/answer-fields'
import { reviewTexts } from 'shared/messages/it/review'
import { drafts } from '../../ui/browser-storage.ts'
import { TextAreaField } from '../../ui/field.tsx'
import comments from './comments.module.css'
import type { ReviewThread, ReviewVersion } from './review-model.ts'

interface AnswerDraft {
  outcome?: AnswerOutcome
  reason?: string
}

type StoredAnswers = Record<string, AnswerDraft>

const isComplete = ({ outcome, reason = '' }: AnswerDraft = {}): boolean =>
  outcome !== undefined && (outcome !== 'declined' || (reason.trim() !== '' && reason.length <= COMMENT_MAX))

/** Returns the comments on a version that the next version has to answer. */
const openThreadsOf = (version: ReviewVersion | undefined): ReviewThread[] =>
  version?.comments.filter(thread =>
    needsAnswer({ ...thread, parentId: null, internal: thread.internal === true }, version.state),
  ) ?? []

/** An answer that the server has stored before. */
interface Given extends AnswerDraft {
  id: string
}

const storedOf = (given: readonly Given[]): StoredAnswers =>
  Object.fromEntries(given.map(({ id, ...answer }) => [id, answer]))

/** Holds the answers of the next version to the open comments, stored as a draft until it is published. */
export function useCommentResolutions(version: ReviewVersion | undefined, given: readonly Given[] = []) {
  const name = `answers:${version?.id ?? ''}`
  const threads = openThreadsOf(version)
  const [kept, setKept] = useState<StoredAnswers>(() => ({
    ...storedOf(given),
    ...(drafts.read(name) as StoredAnswers),
  }))
  const [isChecked, setChecked] = useState(false)
  const keep = (next: StoredAnswers) => {
    setKept(next)
    drafts.save(name, next)
  }
  const missing = threads.filter(({ id }) => !isComplete(kept[id]))
  return {
    threads,
    /** Number of comments without an answer. */
    missing: missing.length,
    isChecked,
    of: (id: string): AnswerDraft => kept[id] ?? {},
    change: (id: string, part: AnswerDraft) => keep({ ...kept, [id]: { ...kept[id], ...part } }),
    allDone: () => keep(Object.fromEntries(threads.map(({ id }) => [id, { outcome: 'done' as const }]))),
    isMissing: (id: string): boolean => isChecked && missing.some(thread => thread.id === id),
    /** Returns the answers to send; undefined if one is missing, which its field then shows. */
    collect() {
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

type Answers = ReturnType<typeof useCommentResolutions>

const texts = answerFieldTexts
const answerTexts = reviewTexts.answers

type FieldProps = { thread: ReviewThread; timeline: FilmTimeline | null; answers: Answers }

function AnswerField({ thread, timeline, answers }: FieldProps) {
  const { outcome, reason = '' } = answers.of(thread.id)
  const isMissing = answers.isMissing(thread.id)
  return (
    <div className={comments.answer}>
      <p className={comments.who}>
        {timeline && <b>{rangeCode(thread, timeline)} </b>}
        {thread.authorName}
      </p>
      <p className={comments.text}>{thread.text}</p>
      <Group gap={6} role="group" aria-label={texts.outcomeOf(thread.text)}>
        {answerOutcomes.map(choice => (
          <Button
            key={choice}
            size="sm"
            variant={choice === outcome ? 'light' : 'default'}
            aria-pressed={choice === outcome}
            onClick={() => answers.change(thread.id, { outcome: choice })}
          >
            {texts.outcomes[choice]}
          </Button>
        ))}
      </Group>
      {outcome === 'declined' && (
        <TextAreaField
          name="reason"
          label={answerTexts.reason}
          minRows={2}
          maxRows={6}
          maxLength={COMMENT_MAX}
          value={reason}
          error={isMissing && answerTexts.reasonMissing}
          onChange={event => answers.change(thread.id, { reason: event.currentTarget.value })}
        />
      )}
      {isMissing && outcome !== 'declined' && (
        <Text size="sm" c="red" role="alert">
          {texts.missing}
        </Text>
      )}
    </div>
  )
}

type Props = { previousVersion: ReviewVersion; answers: Answers }

/** Asks what became of each comment that is open on the previous version. */
export function AnswerFields({ previousVersion, answers }: Props) {
  return (
    <section>
      <Group justify="space-between" gap="8px 16px" mb={14}>
        <Title order={3} size="h4">
          {texts.ask(previousVersion.versionName)}
        </Title>
        <Button variant="default" size="sm" onClick={() => answers.allDone()}>
          {texts.allDone}
        </Button>
      </Group>
      <Stack gap={0}>
        {answers.threads.map(thread => (
          <AnswerField
            key={thread.id}
            thread={thread}
            timeline={previousVersion.isFilm ? filmTimeline(previousVersion) : null}
            answers={answers}
          />
        ))}
      </Stack>
    </section>
  )
}
