import { useRef, useState } from 'react'
import { euro } from 'shared/formats/euro'
import { orderTexts } from 'shared/messages/it/dashboard-order'
import type { AddOnCode } from 'shared/quote/line-codes'
import { switchedQuote } from 'shared/quote/switched-quote'
import { trpc } from '../../lib/trpc.ts'
import { showFailure } from '../../ui/failure.ts'
import { showToast } from '../../ui/toast-store.ts'
import type { Quote } from './quote-screen.tsx'

const shownWith = (quote: Quote, code: AddOnCode): Quote => ({
  ...switchedQuote(quote, code, line => ({ ...line, because: null, said: null })),
  confirmedAt: null,
  isSettling: true,
})

/** Shows a switch as moved, with the total that follows; the same again takes it back. */
function usePaint(projectId: string) {
  const cache = trpc.useUtils().dashboard.quote.get
  return (code: AddOnCode): Quote | undefined => {
    const quote = cache.getData({ projectId })
    if (!quote?.available) return undefined
    const shown = shownWith(quote, code)
    cache.setData({ projectId }, shown)
    return shown
  }
}

/** What a switch makes old, once the server has followed. */
function useRefresh(projectId: string) {
  const { dashboard } = trpc.useUtils()
  return () => {
    void dashboard.quote.get.invalidate({ projectId })
    void dashboard.briefing.invalidate()
    void dashboard.payment.invalidate()
    void dashboard.status.invalidate()
  }
}

/** What happens around a switch that is moved: of several that are under way, the last one's answer is shown. */
function useHandlers(projectId: string) {
  const { get } = trpc.useUtils().dashboard.quote
  const paint = usePaint(projectId)
  const refresh = useRefresh(projectId)
  const underWay = useRef(0)
  const [said, setSaid] = useState('')
  const move = (code: AddOnCode) => {
    const shown = paint(code)
    if (shown) setSaid(orderTexts.quote.totalNow(euro(shown.totalCents)))
    return shown
  }
  const handlers = {
    scope: { id: `extras ${projectId}` },
    onMutate: async ({ code }: { code: AddOnCode }) => {
      underWay.current += 1
      const shown = move(code)
      // A quote that is being fetched is older than the switch, and puts back what was there when it is given up.
      await get.cancel({ projectId })
      if (shown) get.setData({ projectId }, shown)
    },
    onSuccess: (quote: Quote) => {
      if (underWay.current === 1) get.setData({ projectId }, quote)
    },
    onError: (error: unknown, { code }: { code: AddOnCode }) => {
      move(code)
      showFailure(error)
    },
    onSettled: () => {
      underWay.current -= 1
      if (underWay.current === 0) refresh()
    },
  }
  return { handlers, said }
}

/**
 * The extras as switches: moved at once on the screen and one after the other at the server, and moved back where it
 * did not follow.
 */
export function useExtras(projectId: string) {
  const { handlers, said } = useHandlers(projectId)
  const add = trpc.dashboard.quote.addExtra.useMutation(handlers)
  const decline = trpc.dashboard.quote.decline.useMutation(handlers)
  const set = (code: AddOnCode, isOn: boolean) => (isOn ? add : decline).mutate({ projectId, code })
  /** 'Non mi serve': the same as moving the switch off, with a way back. */
  const remove = (code: AddOnCode, label: string) => {
    set(code, false)
    const { declined, undo } = orderTexts.quote
    showToast({ title: declined(label), action: { label: undo, run: () => set(code, true) } })
  }
  return { set, remove, said }
}
