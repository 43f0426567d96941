import { guestPageTexts as texts } from 'shared/messages/it/guests'
import { EmptyState, ErrorState } from '../../../ui/empty-state.tsx'
import { appCodeOf, sentenceOf } from '../../../ui/failure.ts'
import { Screen } from '../../../ui/screen.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { GuestPhraseForm } from './guest-phrase-form.tsx'
import { GuestRoom } from './guest-room.tsx'
import { useGuestLink } from './use-guest-link.ts'

const Over = ({ why }: { why: keyof typeof texts.over }) => <EmptyState level={1} {...texts.over[why]} />

const Waiting = () => (
  <Screen wide title={texts.title}>
    <Skeleton heights={[420, 120]} />
  </Screen>
)

function Opened({ token }: { token: string }) {
  const { query, enter } = useGuestLink(token)
  const { data, error, refetch } = query
  if (appCodeOf(error) === 'NOT_FOUND') return <Over why="unknown" />
  if (error && !data)
    return (
      <Screen wide title={texts.title}>
        <ErrorState title={texts.load} text={sentenceOf(error)} retry={() => void refetch()} />
      </Screen>
    )
  if (!data) return <Waiting />
  if (data.state === 'revoked') return <Over why="revoked" />
  if (data.guestId === null) return <GuestPhraseForm token={token} onEnter={enter} />
  return <GuestRoom key={query.dataUpdatedAt} guestId={data.guestId} onOver={() => void refetch()} />
}

/** A review for somebody without an account (docs/decisions/review-guests.md); no token in the prerendered page. */
export function GuestReviewScreen({ token }: { token: string | undefined }) {
  if (token === undefined) return <Waiting />
  if (token === '') return <Over why="missing" />
  return <Opened key={token} token={token} />
}
