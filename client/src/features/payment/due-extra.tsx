import { useState } from 'react'
import { euro } from 'shared/formats/euro'
import { orderTexts } from 'shared/messages/it/dashboard-order'
import { paymentTexts } from 'shared/messages/it/payment'
import { proposalTexts } from 'shared/messages/it/proposals'
import { transferTexts } from 'shared/messages/it/transfer'
import { type PaymentMethod, paymentMethods } from 'shared/payment/transfer'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { SumLines } from '../../ui/sum-lines.tsx'
import type { Extra } from './additional-charges.tsx'
import { PayMethod } from './pay-method.tsx'
import style from './payment-screen.module.css'
import { TransferCard } from './transfer-card.tsx'
import { useCancelExtra } from './use-cancel.ts'
import { usePayExtra } from './use-pay-extra.ts'

const { due } = proposalTexts
const { open, waiting } = paymentTexts

type Props = { extra: Extra; projectId: string; hasReturned: boolean }

/** Under way: paid on the provider's page and not told to us yet, or left open there. */
function UnderWay({ extra, hasReturned, isSimulated }: Omit<Props, 'projectId'> & { isSimulated: boolean }) {
  const { pay, isAsking } = usePayExtra(extra)
  const { cancel, isCancelling } = useCancelExtra(extra.id)
  const busy = isAsking || isCancelling
  if (isSimulated) return <p role="status">{orderTexts.payment.processing}</p>
  return (
    <>
      <p role="status">{hasReturned ? `${waiting.title}. ${waiting.text}` : open.text}</p>
      <div className="cluster center gap-12-16">
        <Button variant={hasReturned ? 'subtle' : 'primary'} busy={busy} onClick={() => pay('card')}>
          {hasReturned ? waiting.again : open.resume}
        </Button>
        {!hasReturned && (
          <Button variant="outline" busy={busy} onClick={cancel}>
            {open.cancel}
          </Button>
        )}
      </div>
    </>
  )
}

type ChooseProps = { extra: Extra; hasBank: boolean; isSimulated: boolean }

function Choose({ extra, hasBank, isSimulated }: ChooseProps) {
  const [method, setMethod] = useState<PaymentMethod>('card')
  const { pay, isAsking } = usePayExtra(extra)
  const words = method === 'transfer' ? transferTexts.choose : due.pay
  return (
    <>
      <p>{due.text}</p>
      {hasBank && <PayMethod name={extra.id} ways={paymentMethods} method={method} onMethod={setMethod} />}
      {isSimulated && method === 'card' && <p className={style.small}>{orderTexts.payment.simulated}</p>}
      <div className="cluster center gap-12-16">
        <Button busy={isAsking} onClick={() => pay(method)}>
          {words(euro(extra.totalCents))}
        </Button>
      </div>
    </>
  )
}

/** What was accepted apart from the quote, and is to be paid by card or by bank transfer. */
export function DueExtra({ extra, projectId, hasReturned }: Props) {
  const { data } = trpc.dashboard.payment.summary.useQuery({ projectId })
  const cancelling = useCancelExtra(extra.id)
  const { transfer, lines, totalCents } = extra
  const bank = data?.bank ?? null
  if (transfer && data)
    return (
      <TransferCard bank={bank} transfer={{ ...transfer, instalment: 'extra' }} cancelling={cancelling} />
    )
  const isSimulated = data?.provider === 'simulated'
  return (
    <Card title={proposalTexts.kinds[extra.kind]}>
      <div className="stack gap-18">
        <SumLines lines={lines} total={proposalTexts.client.total} totalCents={totalCents} />
        {extra.payment === 'processing' ? (
          <UnderWay extra={extra} hasReturned={hasReturned} isSimulated={isSimulated} />
        ) : (
          <Choose extra={extra} hasBank={bank !== null} isSimulated={isSimulated} />
        )}
      </div>
    </Card>
  )
}
