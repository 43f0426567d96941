import { useEffect } from 'react'
import { dateTimeIt } from 'shared/formats/date-it'
import { guestPageTexts as texts } from 'shared/messages/it/guests'
import { type Outputs, trpc } from '../../../lib/trpc.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { appCodeOf } from '../../../ui/failure.ts'
import { QueryView } from '../../../ui/query-view.tsx'
import { Screen } from '../../../ui/screen.tsx'
import { AssetRoom } from '../asset-room.tsx'
import { reviewActs } from '../review-acts.ts'
import { useAsset } from '../use-asset.ts'
import { OFFLINE_MUTATION_OPTIONS } from '../waiting-words.ts'
import { useRoomChanges } from './use-room-changes.ts'

type Room = Outputs['guestReview']['room']

function useGuestActs(guestId: string) {
  const { guestReview } = trpc.useUtils()
  const comment = trpc.guestReview.comment.useMutation(OFFLINE_MUTATION_OPTIONS)
  const edit = trpc.guestReview.editComment.useMutation()
  const remove = trpc.guestReview.removeComment.useMutation()
  return reviewActs({
    comment: ({ internal: _, uploadIds: __, ...said }) => comment.mutateAsync({ guestId, ...said }),
    edit: said => edit.mutateAsync({ guestId, ...said }),
    remove: said => remove.mutateAsync({ guestId, ...said }),
    refresh: () => guestReview.room.invalidate(),
  })
}

function Inside({ room }: { room: Room }) {
  const { guest, items } = room
  const shown = useAsset(room)
  const acts = useGuestActs(guest.id)
  const seen = trpc.guestReview.markSeen.useMutation()
  if (items.length === 0) return <EmptyState {...texts.empty} />
  return (
    <AssetRoom
      {...shown}
      side="guest"
      acts={acts}
      mayTake={version => version.mayDownload === true}
      onSeen={deliverableId => seen.mutate({ guestId: guest.id, deliverableId })}
    />
  )
}

const introOf = ({ guest: { name, mayComment, expiresAt } }: Room): string =>
  [texts.intro(name), mayComment ? texts.comments : texts.watches, texts.until(dateTimeIt(expiresAt))].join(
    ' ',
  )

/** The review as a guest sees it; `onOver` asks how the link stands, once it opens nothing any more. */
export function GuestRoom({ guestId, onOver }: { guestId: string; onOver: () => void }) {
  useRoomChanges(guestId)
  const query = trpc.guestReview.room.useQuery({ guestId })
  const isOver = appCodeOf(query.error) === 'GUEST_LINK_OVER'
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once, when it turns out
  useEffect(() => {
    if (isOver) onOver()
  }, [isOver])
  return (
    <Screen wide title={query.data?.title ?? texts.title} {...(query.data && { intro: introOf(query.data) })}>
      <QueryView query={query} skeletonHeights={[420, 120]} errorTitle={texts.load}>
        {room => <Inside room={room} />}
      </QueryView>
    </Screen>
  )
}
