import { dateIt } from 'shared/formats/date-it'
import { administrationTexts } from 'shared/messages/it/administration'
import type { RefundState } from 'shared/payment/refund'
import { byCursor } from '../../lib/by-cursor.ts'
import { type Outputs, trpc } from '../../lib/trpc.ts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { showFailure } from '../../ui/failure.ts'
import { showToast } from '../../ui/toast-store.ts'
import style from './administration.module.css'
import type { AdministrationSearch } from './administration-search.ts'
import { MoneyList } from './money-list.tsx'
import { MoneyRow } from './money-row.tsx'

const texts = administrationTexts.refunds

const tones: Record<RefundState, BadgeTone> = { pending: 'orange', done: 'green', refused: 'red' }

type Refund = Outputs['team']['administration']['refunds']['items'][number]

function Retry({ refund: { id, client } }: { refund: Refund }) {
  const { administration } = trpc.useUtils().team
  const retry = trpc.team.payments.retryRefund.useMutation({
    onSuccess: () => showToast({ title: administrationTexts.paid.done }),
    onError: error => showFailure(error, { title: administrationTexts.paid.failed }),
    onSettled: () => administration.invalidate(),
  })
  return (
    <Button
      variant="outline"
      size="small"
      busy={retry.isPending}
      aria-label={client ? texts.retryOf(client) : texts.retry}
      onClick={() => retry.mutate({ id })}
    >
      {texts.retry}
    </Button>
  )
}

function RefundRow({ refund }: { refund: Refund }) {
  const { amountCents, authorName, createdAt, provider, reason, state } = refund
  return (
    <MoneyRow
      about={refund}
      badge={<Badge tone={tones[state]}>{texts.states[state]}</Badge>}
      facts={
        <>
          <p>
            {dateIt(createdAt)} · {administrationTexts.ways[provider]}
            {authorName && ` · ${texts.by(authorName)}`}
          </p>
          <p className={style.words}>{reason ?? texts.noReason}</p>
        </>
      }
      cents={amountCents}
      action={state === 'pending' && <Retry refund={refund} />}
    />
  )
}

/** What went back or is on its way, with the reason. */
export function RefundList({ search: { month } }: { search: AdministrationSearch }) {
  const query = trpc.team.administration.refunds.useInfiniteQuery(month ? { month } : {}, byCursor)
  return (
    <MoneyList view="refunds" query={query}>
      {refund => <RefundRow key={refund.id} refund={refund} />}
    </MoneyList>
  )
}
