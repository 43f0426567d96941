import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { orderTexts } from 'shared/messages/it/dashboard-order'
import type { Inputs } from '../../lib/trpc.ts'
import { trpc } from '../../lib/trpc.ts'
import { showFailure } from '../../ui/failure.ts'
import { showToast } from '../../ui/toast-store.ts'
import type { Payment } from './payment-screen.tsx'

const texts = orderTexts.payment
const ASK_AGAIN_MS = 1000

type Status = Payment['status'] | undefined

export type Paying = ReturnType<typeof usePay>

/** Acts when a payment that is under way is paid or failed; the stream brings it, asking is the net. */
function useOutcome(running: boolean, status: Status, onEnd: (status: Status) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: acts on the state, not on who hears of it
  useEffect(() => {
    if (running && (status === 'paid' || status === 'failed')) onEnd(status)
  }, [running, status])
}

/** The order, asked for again and again while its payment is under way. */
function useOrder(projectId: string, hasBrief: boolean) {
  const [started, setStarted] = useState(false)
  const query = trpc.dashboard.payment.summary.useQuery(
    { projectId },
    {
      enabled: hasBrief,
      refetchInterval: ({ state }) => (started || state.data?.status === 'processing' ? ASK_AGAIN_MS : false),
    },
  )
  return { query, started, setStarted }
}

/**
 * Pays once: the server computes the amount, however often the button is pressed. Who has returned from the
 * provider's page waits for the outcome like who has just pressed.
 */
export function usePay(
  projectId: string,
  { hasReturned, hasBrief }: { hasReturned: boolean; hasBrief: boolean },
) {
  const { query, started, setStarted } = useOrder(projectId, hasBrief)
  const status = query.data?.status
  const [wasProcessing, setWasProcessing] = useState(hasReturned)
  if (status === 'processing' && !wasProcessing) setWasProcessing(true)
  if (status === 'open' && wasProcessing) setWasProcessing(false)
  const paying = started || wasProcessing
  const [requestId] = useState(() => crypto.randomUUID())
  const navigate = useNavigate()
  const { dashboard } = trpc.useUtils()
  const call = trpc.dashboard.payment.pay.useMutation()
  const end = (outcome: Status) => {
    setStarted(false)
    setWasProcessing(false)
    if (outcome === 'failed') return showToast({ tone: 'bad', ...texts.failed })
    showToast({ title: texts.ok, text: texts.okText })
    void dashboard.invalidate()
    void navigate({ to: '/dashboard/status', search: { project: projectId } })
  }
  useOutcome(paying, status, end)
  const pay = async (input: Inputs['dashboard']['payment']['pay']) => {
    const answer = await call.mutateAsync(input)
    if (answer.state === 'redirect') return location.assign(answer.url)
    await dashboard.payment.summary.invalidate({ projectId })
    setStarted(true)
  }
  const refuse = (error: unknown) => showFailure(error, texts.failed)
  return { query, pay, paying, isAsking: call.isPending, refuse, requestId }
}
