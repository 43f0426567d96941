import { Button, Group, Text } from '@mantine/core'
import { IconClock } from '@tabler/icons-react'
import { useState } from 'react'
import { isBeyondEnd, rangeCode } from 'shared/deliverables/film-range'
import { type FilmTimeline, filmTimeline } from 'shared/deliverables/film-timeline'
import { reviewTexts } from 'shared/messages/it/review'
import { confirm } from '../../ui/confirm.tsx'
import { CommentThread } from './comment-thread.tsx'
import style from './comments.module.css'
import { type OfflineComment, useOfflineComments } from './offline-comments.ts'
import type {
  CommentMutations,
  ReviewReply,
  ReviewThread,
  ReviewVersion,
  ViewerRole,
} from './review-model.ts'
import { InternalBadge, ThreadBadge } from './thread-badges.tsx'

const texts = reviewTexts.comments

/** A comment that is sent once the connection is back, unless it is discarded. */
function WaitingComment({ offline, timeline }: { offline: OfflineComment; timeline: FilmTimeline | null }) {
  const { comment, discard } = offline
  return (
    <li className={comment.internal ? `${style.thread} ${style.isInternal}` : style.thread}>
      <div className={style.head}>
        {timeline && <b>{rangeCode({ atMs: comment.atMs, untilMs: comment.untilMs ?? null }, timeline)}</b>}
        {comment.internal && <InternalBadge />}
        <ThreadBadge color="var(--warn)" icon={IconClock} text={texts.waiting} />
      </div>
      <p className={style.text}>{comment.text}</p>
      <div className={style.actions}>
        <Button variant="subtle" size="sm" aria-label={texts.discardLabel(comment.text)} onClick={discard}>
          {texts.discard}
        </Button>
      </div>
    </li>
  )
}

const filters = ['all', 'open', 'resolved', 'mine'] as const

type Filter = (typeof filters)[number]

/** Returns the filters of a viewer: only the team has comments of its own to work on. */
const filtersOf = (viewer: ViewerRole): readonly Filter[] =>
  viewer === 'team' ? filters : filters.filter(filter => filter !== 'mine')

const passes: Record<Filter, (thread: ReviewThread) => boolean> = {
  all: () => true,
  open: thread => thread.state === 'open',
  resolved: thread => thread.state !== 'open',
  mine: thread => thread.isOwnWork === true,
}

type FilterProps = { viewer: ViewerRole; chosen: Filter; onChoose: (filter: Filter) => void }

function FilterBar({ viewer, chosen, onChoose }: FilterProps) {
  return (
    <Group gap={4} role="group" aria-label={texts.filter}>
      {filtersOf(viewer).map(filter => (
        <Button
          key={filter}
          size="sm"
          variant={filter === chosen ? 'light' : 'default'}
          aria-pressed={filter === chosen}
          onClick={() => onChoose(filter)}
        >
          {texts.filters[filter]}
        </Button>
      ))}
    </Group>
  )
}

type Props = {
  version: ReviewVersion
  viewer: ViewerRole
  mutations: CommentMutations
  chosenId: string | undefined
  onChoose: (thread: ReviewThread) => void
}

const emptyText = (filter: Filter, viewer: ViewerRole, { isFilm, mayComment }: ReviewVersion) =>
  filter === 'all' && (viewer === 'team' || !isFilm || !mayComment) ? texts.emptyTeam : texts.empty[filter]

/** Lists the comments on a version in the order of the film. */
export function CommentList({ version, viewer, mutations, chosenId, onChoose }: Props) {
  const [filter, setFilter] = useState<Filter>('all')
  const askRemoval = ({ id }: ReviewReply) =>
    confirm(
      { title: texts.removeTitle, text: texts.removeText, confirm: texts.removeConfirm, danger: true },
      () => mutations.remove(id),
    )
  const waiting = useOfflineComments(viewer, version.id)
  const threads = version.comments.filter(passes[filter])
  const timeline = version.isFilm ? filmTimeline(version) : null
  return (
    <>
      {version.comments.length > 0 && <FilterBar viewer={viewer} chosen={filter} onChoose={setFilter} />}
      {threads.length === 0 && waiting.length === 0 && (
        <Text c="dimmed">{emptyText(filter, viewer, version)}</Text>
      )}
      <ul aria-live="polite" aria-relevant="additions">
        {waiting.map(offline => (
          <WaitingComment key={offline.id} offline={offline} timeline={timeline} />
        ))}
        {threads.map(thread => (
          <CommentThread
            key={thread.id}
            thread={thread}
            deliverableId={version.id}
            timeline={timeline}
            isBeyond={timeline !== null && isBeyondEnd(thread, version, timeline)}
            mutations={mutations}
            canReply={version.mayComment || thread.internal === true}
            isChosen={thread.id === chosenId}
            onChoose={onChoose}
            onRemove={askRemoval}
          />
        ))}
      </ul>
    </>
  )
}
