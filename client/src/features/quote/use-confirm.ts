import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { orderTexts } from 'shared/messages/it/dashboard-order'
import { trpc } from '../../lib/trpc.ts'
import { appCodeOf, showFailure } from '../../ui/failure.ts'
import { showToast } from '../../ui/toast-store.ts'

const CONFIRM_MS = 1000
const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

/** Confirms the total that is on the screen, a second long, and goes on to the payment. */
export function useConfirm(projectId: string) {
  const [confirming, setConfirming] = useState(false)
  const { dashboard } = trpc.useUtils()
  const navigate = useNavigate()
  const call = trpc.dashboard.quote.confirm.useMutation()
  const refuse = (error: unknown) => {
    void dashboard.quote.invalidate()
    if (appCodeOf(error) === 'QUOTE_CHANGED') showToast({ tone: 'bad', title: orderTexts.quote.changed })
    else showFailure(error)
  }
  const confirm = async (totalCents: number) => {
    setConfirming(true)
    try {
      const [quote] = await Promise.all([call.mutateAsync({ projectId, totalCents }), pause(CONFIRM_MS)])
      dashboard.quote.get.setData({ projectId }, quote)
      void dashboard.payment.invalidate()
      void dashboard.status.invalidate()
      await navigate({ to: '/dashboard/payment', search: { project: projectId } })
    } catch (error) {
      refuse(error)
    } finally {
      setConfirming(false)
    }
  }
  return { confirm, confirming }
}
