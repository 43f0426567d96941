import { Button, Group, Text, Title } from '@mantine/core'
import { IconClock } from '@tabler/icons-react'
import { useState } from 'react'
import { filmTimeline, isBeyondEnd, rangeCode, type VideoTimeline } from 'shared/deliverables/timeline'
import { reviewTexts } from 'shared/messages/it/review'
import { CheckField } from '../../ui/field.tsx'
import { Note, SectionCard } from '../../ui/section-card.tsx'
import { type OfflineComment, useOfflineComments } from './comment-draft.ts'
import {
  AnswerBadge,
  CommentThread,
  DeclineReason,
  InternalBadge,
  Moment,
  TextAction,
  ThreadBadge,
} from './comment-thread.tsx'
import style from './comments.module.css'
import { type ReviewThread, type ReviewVersion, useReview, type ViewerRole } from './review-model.ts'

const { comments: texts, answers: answerTexts } = reviewTexts

type AnswersProps = {
  previousVersion: ReviewVersion
  version: ReviewVersion
  onGoTo: (thread: ReviewThread) => void
}

function Answered({ thread, previousVersion, version, onGoTo }: AnswersProps & { thread: ReviewThread }) {
  const { viewer, mutations } = useReview()
  const [wanted, setWanted] = useState<boolean>()
  /** Shows the client's tick at once and reverts it if saving fails. */
  const accept = async (accepted: boolean) => {
    setWanted(accepted)
    await mutations.accept?.({ id: thread.id, accepted })
    setWanted(undefined)
  }
  return (
    <li className={style.answer}>
      <Group gap="2px 10px">
        {previousVersion.isFilm && (
          <Moment
            time={rangeCode(thread, filmTimeline(previousVersion))}
            isBeyond={isBeyondEnd(thread, version, filmTimeline(version))}
            onGo={() => onGoTo(thread)}
          />
        )}
        <AnswerBadge state={thread.state} />
      </Group>
      <p className={style.text}>{thread.text}</p>
      <DeclineReason thread={thread} />
      {thread.canAccept && (
        <CheckField
          label={answerTexts.accept}
          aria-label={answerTexts.acceptLabel(thread.text)}
          checked={wanted ?? thread.acceptedAt !== null}
          onChange={event => void accept(event.currentTarget.checked)}
        />
      )}
      {viewer === 'team' && thread.acceptedAt && (
        <Text size="sm" fw={600} c="var(--ok)">
          {answerTexts.accepted}
        </Text>
      )}
    </li>
  )
}

/** Lists the answered comments of the previous version, for the client to check in the new one and tick off. */
export function AnswersCard(props: AnswersProps) {
  const answered = props.previousVersion.comments.filter(
    ({ internal, state }) => !internal && (state === 'done' || state === 'declined'),
  )
  if (answered.length === 0) return null
  const accepted = answered.filter(({ acceptedAt }) => acceptedAt !== null).length
  return (
    <SectionCard title={answerTexts.title}>
      <Note mb={10}>{answerTexts.count(accepted, answered.length)}</Note>
      <ul>
        {answered.map(thread => (
          <Answered key={thread.id} thread={thread} {...props} />
        ))}
      </ul>
    </SectionCard>
  )
}

/** Renders a comment that is sent once the connection is back, unless it is discarded. */
function WaitingComment({ offline, timeline }: { offline: OfflineComment; timeline: VideoTimeline | null }) {
  const { comment, discard } = offline
  return (
    <li className={comment.internal ? `${style.thread} ${style.isInternal}` : style.thread}>
      <Group gap="2px 10px">
        {timeline && <b>{rangeCode({ atMs: comment.atMs, untilMs: comment.untilMs ?? null }, timeline)}</b>}
        {comment.internal && <InternalBadge />}
        <ThreadBadge color="var(--warn)" icon={IconClock} text={texts.waiting} />
      </Group>
      <p className={style.text}>{comment.text}</p>
      <div className={style.actions}>
        <TextAction label={texts.discardLabel(comment.text)} onClick={discard}>
          {texts.discard}
        </TextAction>
      </div>
    </li>
  )
}

const passes = {
  all: () => true,
  open: (thread: ReviewThread) => thread.state === 'open',
  resolved: (thread: ReviewThread) => thread.state !== 'open',
  mine: (thread: ReviewThread) => thread.isOwnWork === true,
}

type Filter = keyof typeof passes

const filters: readonly Filter[] = ['all', 'open', 'resolved']
/** Only the team has comments of its own to work on. */
const teamFilters: readonly Filter[] = [...filters, 'mine']

const emptyText = (filter: Filter, viewer: ViewerRole, { isFilm, mayComment }: ReviewVersion) =>
  filter === 'all' && (viewer === 'team' || !isFilm || !mayComment) ? texts.emptyTeam : texts.empty[filter]

type Props = {
  version: ReviewVersion
  chosenId: string | undefined
  onChoose: (thread: ReviewThread) => void
}

/** Lists the comments on a version in the order of the film. */
export function CommentList({ version, chosenId, onChoose }: Props) {
  const { viewer } = useReview()
  const [chosen, setFilter] = useState<Filter>('all')
  const waiting = useOfflineComments(version.id)
  const threads = version.comments.filter(passes[chosen])
  const timeline = version.isFilm ? filmTimeline(version) : null
  return (
    <>
      <Group gap="6px 8px" justify="space-between">
        <Title order={2} size="h4">
          {texts.title}
        </Title>
        {version.comments.length > 0 && (
          <Group gap={2} role="group" aria-label={texts.filter}>
            {(viewer === 'team' ? teamFilters : filters).map(filter => (
              <Button
                key={filter}
                size="compact-sm"
                px={6}
                variant={filter === chosen ? 'light' : 'subtle'}
                aria-pressed={filter === chosen}
                onClick={() => setFilter(filter)}
              >
                {texts.filters[filter]}
              </Button>
            ))}
          </Group>
        )}
      </Group>
      {threads.length === 0 && waiting.length === 0 && (
        <Text c="dimmed">{emptyText(chosen, viewer, version)}</Text>
      )}
      <ul aria-live="polite" aria-relevant="additions">
        {waiting.map(offline => (
          <WaitingComment key={offline.id} offline={offline} timeline={timeline} />
        ))}
        {threads.map(thread => (
          <CommentThread
            key={thread.id}
            thread={thread}
            version={version}
            timeline={timeline}
            isChosen={thread.id === chosenId}
            onChoose={onChoose}
          />
        ))}
      </ul>
    </>
  )
}
