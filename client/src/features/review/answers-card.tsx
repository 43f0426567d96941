import { Text } from '@mantine/core'
import { useState } from 'react'
import { isBeyondEnd, rangeCode } from 'shared/deliverables/film-range'
import { filmTimeline } from 'shared/deliverables/film-timeline'
import { reviewTexts } from 'shared/messages/it/review'
import { CheckField } from '../../ui/field.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import { Moment } from './comment-thread.tsx'
import comments from './comments.module.css'
import type { CommentMutations, ReviewThread, ReviewVersion, ViewerRole } from './review-model.ts'
import { StateBadge } from './thread-badges.tsx'

const texts = reviewTexts.answers

/** Shows the client's tick at once and reverts it if saving fails. */
function Tick({ thread, accept }: { thread: ReviewThread; accept: CommentMutations['accept'] }) {
  const [wanted, setWanted] = useState<boolean>()
  const change = async (accepted: boolean) => {
    setWanted(accepted)
    await accept?.(thread.id, accepted)
    setWanted(undefined)
  }
  return (
    <CheckField
      label={texts.accept}
      aria-label={texts.acceptLabel(thread.text)}
      checked={wanted ?? thread.acceptedAt !== null}
      onChange={event => void change(event.currentTarget.checked)}
    />
  )
}

type Props = {
  previousVersion: ReviewVersion
  version: ReviewVersion
  viewer: ViewerRole
  mutations: CommentMutations
  onGoTo: (thread: ReviewThread) => void
}

function Answered({
  thread,
  previousVersion,
  version,
  viewer,
  mutations,
  onGoTo,
}: Props & { thread: ReviewThread }) {
  const isBeyond = isBeyondEnd(thread, version, filmTimeline(version))
  return (
    <li className={comments.answer}>
      <div className={comments.head}>
        {previousVersion.isFilm && (
          <Moment
            time={rangeCode(thread, filmTimeline(previousVersion))}
            isBeyond={isBeyond}
            onGo={() => onGoTo(thread)}
          />
        )}
        <StateBadge state={thread.state} />
      </div>
      <p className={comments.text}>{thread.text}</p>
      {thread.declineReason && (
        <p className={comments.declineReason}>{texts.because(thread.declineReason)}</p>
      )}
      {thread.canAccept && <Tick thread={thread} accept={mutations.accept} />}
      {viewer === 'team' && thread.acceptedAt && (
        <Text size="sm" fw={600} c="var(--ok)">
          {texts.accepted}
        </Text>
      )}
    </li>
  )
}

/** Lists the answered comments of the previous version, for the client to check in the new one and tick off. */
export function AnswersCard(props: Props) {
  const answered = props.previousVersion.comments.filter(
    ({ internal, state }) => !internal && (state === 'done' || state === 'declined'),
  )
  if (answered.length === 0) return null
  const accepted = answered.filter(({ acceptedAt }) => acceptedAt !== null).length
  return (
    <SectionCard title={texts.title}>
      <Text size="sm" c="dimmed" mb={10}>
        {texts.count(accepted, answered.length)}
      </Text>
      <ul>
        {answered.map(thread => (
          <Answered key={thread.id} thread={thread} {...props} />
        ))}
      </ul>
    </SectionCard>
  )
}
