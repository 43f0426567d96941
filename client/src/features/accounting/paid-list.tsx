import { Badge } from '@mantine/core'
import { dateIt } from 'shared/formats/date-it'
import { euro } from 'shared/formats/units'
import { administrationTexts } from 'shared/messages/it/administration'
import { useHubSession } from '../../lib/hub-session.ts'
import { cursorQueryOptions } from '../../lib/query-client.ts'
import { type Outputs, trpc } from '../../lib/trpc.ts'
import { DialogButton } from '../../ui/action-buttons.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import style from './administration.module.css'
import type { AdministrationSearch } from './administration-search.ts'
import { MoneyList, MoneyRow } from './money-list.tsx'

const RefundDialog = lazyComponent(async () => ({
  default: (await import('./administration-dialogs.tsx')).RefundDialog,
}))

const texts = administrationTexts.paid

type Payment = Outputs['team']['administration']['paid']['items'][number]

function RefundButton({ payment }: { payment: Payment }) {
  const { isAccountingOnly } = useHubSession().member
  // Managers only refund.
  if (isAccountingOnly || payment.status !== 'paid' || payment.refundableCents === 0) return null
  return (
    <DialogButton
      size="xs"
      aria-label={payment.client ? texts.refundOf(payment.client) : texts.refund}
      onPointerEnter={RefundDialog.preload}
      dialog={modal => <RefundDialog payment={payment} {...modal} />}
    >
      {texts.refund}
    </DialogButton>
  )
}

function PaidRow({ payment }: { payment: Payment }) {
  const { amountCents, kind, paidAt, part, provider, refundedCents, status, totalCents } = payment
  const reference = payment.transferReference ?? payment.providerReference
  // A refund concerns the whole payment, and is shown at its last part only.
  const hasRefund = refundedCents > 0 && status === 'paid' && part?.isLast !== false
  return (
    <MoneyRow
      about={payment}
      badge={status === 'refunded' && <Badge>{texts.refunded}</Badge>}
      facts={
        <>
          <p>
            {[
              administrationTexts.kinds[kind],
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
      action={<RefundButton payment={payment} />}
    />
  )
}

/** Lists payments received; what is left of them can be refunded. */
export function PaidList({ search: { month } }: { search: AdministrationSearch }) {
  const query = trpc.team.administration.paid.useInfiniteQuery(month ? { month } : {}, cursorQueryOptions)
  return (
    <MoneyList view="paid" query={query}>
      {payment => <PaidRow key={payment.id} payment={payment} />}
    </MoneyList>
  )
}
