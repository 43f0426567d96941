import { useState } from 'react'
import { dateIt, dateTimeIt } from 'shared/formats/date-it'
import { euro } from 'shared/formats/euro'
import { payPageTexts } from 'shared/messages/it/pay-links'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { saveBlob } from '../../ui/save-file.ts'
import { showToast } from '../../ui/toast-store.ts'
import { LinkedSummary } from './linked-summary.tsx'
import type { LinkedOrder } from './use-pay-link.ts'

const texts = payPageTexts.paid

/** The receipt; the token goes in the body, for an address would be written down on the way. */
async function fetchReceipt(token: string): Promise<Blob> {
  const answer = await fetch('/documents/ricevuta-da-link.pdf', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  })
  if (!answer.ok) throw new Error(`The receipt was answered with ${answer.status}.`)
  return answer.blob()
}

function Receipt({ token }: { token: string }) {
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      saveBlob(texts.fileName, await fetchReceipt(token))
    } catch {
      showToast({ tone: 'bad', title: texts.receiptFailed })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button busy={busy} onClick={() => void save()}>
      {texts.receipt}
    </Button>
  )
}

/** Thanks, and the receipt as long as the link is good. */
export function LinkPaid({ order, token }: { order: LinkedOrder; token: string }) {
  const total = euro(order.totalCents, { decimals: 'always' })
  return (
    <div className="stack shrinkable gap-24">
      <EmptyState
        level={1}
        title={texts.title}
        text={texts.text(total, dateIt(order.paidAt ?? order.expiresAt))}
      >
        <Receipt token={token} />
      </EmptyState>
      <LinkedSummary order={order} />
      <p className="note">{texts.keep(dateTimeIt(order.expiresAt))}</p>
    </div>
  )
}
