import { useEffect, useRef } from 'react'
import { orderTexts } from 'shared/messages/it/dashboard-order'
import { proposalTexts } from 'shared/messages/it/proposals'
import { type Outputs, trpc } from '../../lib/trpc.ts'
import { showToast } from '../../ui/toast-store.ts'
import { DueExtra } from './due-extra.tsx'
import style from './payment-screen.module.css'

const ASK_AGAIN_MS = 2000

export type Extra = Outputs['dashboard']['proposals']['list']['items'][number]

const isDue = ({ payment }: Extra) => payment === 'open' || payment === 'failed' || payment === 'processing'

/** A transfer takes days: what becomes of it the stream brings. */
const isUnderWay = ({ payment, transfer }: Extra) => payment === 'processing' && !transfer

/** Shows a toast once a processing payment is paid. */
function useToastOncePaid(extras: Extra[] | undefined) {
  const waited = useRef(new Set<string>())
  useEffect(() => {
    for (const extra of extras ?? []) {
      if (isUnderWay(extra)) waited.current.add(extra.id)
      if (extra.payment !== 'paid' || !waited.current.delete(extra.id)) continue
      showToast({ title: orderTexts.payment.ok, text: proposalTexts.due.arrived })
    }
  }, [extras])
}

/** What was accepted apart from the quote and is to be paid; nothing where nothing is. */
export function AdditionalCharges({
  projectId,
  hasReturned = false,
}: {
  projectId: string
  hasReturned?: boolean
}) {
  const { data } = trpc.dashboard.proposals.list.useQuery(
    { projectId },
    { refetchInterval: ({ state }) => (state.data?.items.some(isUnderWay) ? ASK_AGAIN_MS : false) },
  )
  useToastOncePaid(data?.items)
  const due = data?.items.filter(isDue) ?? []
  if (due.length === 0) return null
  return (
    <div className={style.extras}>
      {due.map(extra => (
        <DueExtra key={extra.id} extra={extra} projectId={projectId} hasReturned={hasReturned} />
      ))}
    </div>
  )
}
