import { useState } from 'react'
import { orderTexts } from 'shared/messages/it/dashboard-order'
import { reviewTexts } from 'shared/messages/it/review'
import { PaymentLink } from '../../lib/paid-link.tsx'
import { type Outputs, trpc } from '../../lib/trpc.ts'
import { useUnpaid } from '../../lib/use-paid.ts'
import { buttonClass } from '../../ui/button-variant.ts'
import { QueryView } from '../../ui/query-view.tsx'
import { Screen } from '../../ui/screen.tsx'
import { DecisionCard } from './decision-card.tsx'
import { EmptyRoom } from './empty-room.tsx'
import { FinishedCard } from './finished-card.tsx'
import { GuestsButton } from './guests/guests-button.tsx'
import { reviewActs } from './review-acts.ts'
import { ReviewRoom } from './review-room.tsx'
import { versionsOf } from './review-types.ts'
import style from './room.module.css'
import { waits } from './waiting-words.ts'

const texts = orderTexts.downloads

type RoomData = Outputs['dashboard']['deliverables']['list']

function useClientActs() {
  const { dashboard } = trpc.useUtils()
  const comment = trpc.dashboard.deliverables.comment.useMutation(waits)
  const edit = trpc.dashboard.deliverables.editComment.useMutation()
  const remove = trpc.dashboard.deliverables.removeComment.useMutation()
  const resolve = trpc.dashboard.deliverables.resolveComment.useMutation()
  const accept = trpc.dashboard.deliverables.acceptComment.useMutation()
  return reviewActs({
    comment: ({ internal: _, ...said }) => comment.mutateAsync(said),
    edit: edit.mutateAsync,
    remove: remove.mutateAsync,
    resolve: resolve.mutateAsync,
    accept: accept.mutateAsync,
    refresh: () => dashboard.deliverables.invalidate(),
  })
}

function ClientRoom({ room, projectId }: { room: RoomData; projectId: string }) {
  const acts = useClientActs()
  const mayDownload = useUnpaid(projectId)?.isPaidInFull ?? false
  const seen = trpc.dashboard.reviewGuests.markSeen.useMutation()
  return (
    <ReviewRoom
      versions={versionsOf(room)}
      side="client"
      acts={acts}
      mayDownload={mayDownload}
      onSeen={deliverableId => seen.mutate({ deliverableId })}
      decision={version => (
        <DecisionCard key={version.id} version={version} rounds={room.rounds} projectId={projectId} />
      )}
    />
  )
}

/** Once approved the room is history: it opens when asked for. */
function Past({ room, projectId }: { room: RoomData; projectId: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={style.past} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>{reviewTexts.finished.room}</summary>
      {isOpen && <ClientRoom room={room} projectId={projectId} />}
    </details>
  )
}

function Inside({ room, projectId }: { room: RoomData; projectId: string }) {
  const [newest] = versionsOf(room)
  if (!newest) return <EmptyRoom />
  if (newest.state !== 'approved') return <ClientRoom room={room} projectId={projectId} />
  return (
    <>
      <FinishedCard version={newest} projectId={projectId} />
      <Past room={room} projectId={projectId} />
    </>
  )
}

/** The final videos: watch, comment, decide, download. */
export function DownloadsScreen({ projectId }: { projectId: string }) {
  const query = trpc.dashboard.deliverables.list.useQuery({ projectId })
  return (
    <Screen
      title={texts.title}
      intro={texts.intro}
      wide
      actions={
        <>
          <GuestsButton projectId={projectId} side="client" />
          <PaymentLink projectId={projectId} className={buttonClass({ variant: 'outline' })} />
        </>
      }
    >
      <QueryView query={query} skeletonHeights={[420, 120]} errorTitle={texts.load}>
        {room => <Inside room={room} projectId={projectId} />}
      </QueryView>
    </Screen>
  )
}
