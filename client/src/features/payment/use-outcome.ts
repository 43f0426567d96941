import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { orderTexts } from 'shared/messages/it/dashboard-order'
import { trpc } from '../../lib/trpc.ts'
import { showToast } from '../../ui/toast-store.ts'
import type { Payment } from './payment-screen.tsx'

const texts = orderTexts.payment

type Status = Payment['status'] | undefined
type Options = { hasReturned: boolean; screen: '/dashboard/status' | '/dashboard/downloads' }

/**
 * Follows a payment that is under way until it is paid or failed; the stream brings it, asking again is the net. Who has
 * returned from the provider's page waits for the outcome like who has just pressed.
 */
export function useOutcome(projectId: string, status: Status, { hasReturned, screen }: Options) {
  const [started, setStarted] = useState(false)
  const [wasProcessing, setWasProcessing] = useState(hasReturned)
  if (status === 'processing' && !wasProcessing) setWasProcessing(true)
  if (status === 'open' && wasProcessing) setWasProcessing(false)
  const paying = started || wasProcessing
  const navigate = useNavigate()
  const { dashboard } = trpc.useUtils()
  const end = (outcome: Status) => {
    setStarted(false)
    setWasProcessing(false)
    if (outcome === 'failed') return showToast({ tone: 'bad', ...texts.failed })
    showToast({ title: texts.ok, text: texts.okText })
    void dashboard.invalidate()
    void navigate({ to: screen, search: { project: projectId } })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: acts on the state, not on who hears of it
  useEffect(() => {
    if (paying && (status === 'paid' || status === 'failed')) end(status)
  }, [paying, status])
  const begin = async () => {
    await dashboard.payment.summary.invalidate({ projectId })
    setStarted(true)
  }
  return { paying, begin }
}
