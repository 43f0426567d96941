import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { orderTexts } from 'shared/messages/it/dashboard-order'
import type { Inputs } from '../../trpc.ts'
import { trpc } from '../../trpc.ts'
import { showFailure } from '../../ui/failure.ts'
import { showToast } from '../../ui/toast-store.ts'
import type { Payment } from './payment-screen.tsx'

const texts = orderTexts.payment
const ASK_AGAIN_MS = 1000

/** Follows a payment that is under way until it is paid or failed; the stream brings it, asking is the net. */
function useOutcome(projectId: string, running: boolean, onEnd: (status: Payment['status']) => void) {
  const { data } = trpc.dashboard.payment.summary.useQuery(
    { projectId },
    { enabled: running, refetchInterval: running ? ASK_AGAIN_MS : false },
  )
  const status = data?.status
  // biome-ignore lint/correctness/useExhaustiveDependencies: acts on the state, not on who hears of it
  useEffect(() => {
    if (running && (status === 'paid' || status === 'failed')) onEnd(status)
  }, [running, status])
}

/** Pays once: the server computes the amount, however often the button is pressed. */
export function usePay(projectId: string, status: Payment['status']) {
  const [paying, setPaying] = useState(status === 'processing')
  const [requestId] = useState(() => crypto.randomUUID())
  const navigate = useNavigate()
  const { dashboard } = trpc.useUtils()
  const call = trpc.dashboard.payment.pay.useMutation()
  const end = (outcome: Payment['status']) => {
    setPaying(false)
    if (outcome === 'failed') return showToast({ tone: 'bad', ...texts.failed })
    showToast({ title: texts.ok, text: texts.okText })
    void dashboard.invalidate()
    void navigate({ to: '/dashboard/status', search: { project: projectId } })
  }
  useOutcome(projectId, paying, end)
  const pay = async (input: Inputs['dashboard']['payment']['pay']) => {
    const answer = await call.mutateAsync(input)
    if (answer.state === 'redirect') return location.assign(answer.url)
    await dashboard.payment.summary.invalidate({ projectId })
    setPaying(true)
  }
  const refuse = (error: unknown) => showFailure(error, texts.failed)
  return { pay, paying, refuse, requestId }
}
