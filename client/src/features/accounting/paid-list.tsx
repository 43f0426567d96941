import { dateIt } from 'shared/formats/date-it'
import { euro } from 'shared/formats/euro'
import { administrationTexts } from 'shared/messages/it/administration'
import { byCursor } from '../../lib/by-cursor.ts'
import { type Outputs, trpc } from '../../lib/trpc.ts'
import { Badge } from '../../ui/badge.tsx'
import { WindowButton } from '../../ui/button.tsx'
import { onDemand } from '../../ui/late-part.tsx'
import style from './administration.module.css'
import type { AdministrationSearch } from './administration-search.ts'
import { MoneyList } from './money-list.tsx'
import { MoneyRow } from './money-row.tsx'

const RefundPartDialog = onDemand(() => import('./refund-part-dialog.tsx'))

const texts = administrationTexts.paid

export type PaidPayment = Outputs['team']['administration']['paid']['items'][number]

function Refund({ payment }: { payment: PaidPayment }) {
  if (payment.status !== 'paid' || payment.refundableCents === 0) return null
  return (
    <WindowButton
      variant="outline"
      size="small"
      aria-label={payment.client ? texts.refundOf(payment.client) : texts.refund}
      window={state => <RefundPartDialog {...state} payment={payment} />}
    >
      {texts.refund}
    </WindowButton>
  )
}

function PaidRow({ payment }: { payment: PaidPayment }) {
  const { amountCents, instalment, paidAt, part, provider, refundedCents, status, totalCents } = payment
  const reference = payment.transferReference ?? payment.providerReference
  // A refund is of the whole payment: it is told once, at its last part.
  const hasRefund = refundedCents > 0 && status === 'paid' && part?.isLast !== false
  return (
    <MoneyRow
      about={payment}
      badge={status === 'refunded' && <Badge tone="gray">{texts.refunded}</Badge>}
      facts={
        <>
          <p>
            {[
              administrationTexts.instalments[instalment],
              administrationTexts.ways[provider],
              ...(payment.isThroughLink ? [texts.throughLink] : []),
            ].join(' · ')}
          </p>
          <p>{texts.on(dateIt(paidAt))}</p>
          {part && <p>{texts[part.isLast ? 'lastPart' : 'part'](part.nth, euro(totalCents))}</p>}
          {reference && <p className={style.reference}>{reference}</p>}
          {hasRefund && <p>{texts.back(euro(refundedCents))}</p>}
        </>
      }
      cents={amountCents}
      action={<Refund payment={payment} />}
    />
  )
}

/** What came in, and the way to give of it back. */
export function PaidList({ search: { month } }: { search: AdministrationSearch }) {
  const query = trpc.team.administration.paid.useInfiniteQuery(month ? { month } : {}, byCursor)
  return (
    <MoneyList view="paid" query={query}>
      {payment => <PaidRow key={payment.id} payment={payment} />}
    </MoneyList>
  )
}
