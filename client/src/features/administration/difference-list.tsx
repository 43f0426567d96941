import { dateIt } from 'shared/formats/date-it'
import { euro } from 'shared/formats/euro'
import { administrationTexts } from 'shared/messages/it/administration'
import { differenceStates } from 'shared/reconciliation/difference'
import { byCursor } from '../../lib/by-cursor.ts'
import { type Outputs, trpc } from '../../lib/trpc.ts'
import { WindowButton } from '../../ui/button.tsx'
import { onDemand } from '../../ui/late-part.tsx'
import style from './administration.module.css'
import { type AdministrationSearch, chosen } from './administration-search.ts'
import { MoneyList } from './money-list.tsx'
import { MoneyRow } from './money-row.tsx'
import { Reconciliation } from './reconciliation.tsx'

const CloseDialog = onDemand(() => import('./close-difference-dialog.tsx'))

const texts = administrationTexts.differences

export type PaymentDifference = Outputs['team']['administration']['differences']['items'][number]

const sumOf = (cents: number | null): string => (cents === null ? texts.none : euro(cents))

function endOf({ state, endedAt, endedBy }: PaymentDifference): string | null {
  if (!endedAt) return null
  const day = dateIt(endedAt)
  if (state === 'settled') return texts.settledOn(day)
  return endedBy ? texts.closedBy(endedBy, day) : texts.closedOn(day)
}

function Facts({ difference }: { difference: PaymentDifference }) {
  const { kind, foundAt, happenedAt, providerPayment, providerCents, ownCents, reason } = difference
  const end = endOf(difference)
  return (
    <>
      <p className={style.sides}>{texts.sides(sumOf(providerCents), sumOf(ownCents))}</p>
      <p>
        {texts.paidOn(dateIt(happenedAt))} · {texts.foundOn(dateIt(foundAt))}
      </p>
      {providerPayment && <p className={style.reference}>{providerPayment}</p>}
      <p className={style.todo}>{end ?? texts.kinds[kind].todo}</p>
      {reason && <p className={style.words}>{reason}</p>}
    </>
  )
}

function Close({ difference }: { difference: PaymentDifference }) {
  const { id, kind, providerPayment } = difference
  return (
    <WindowButton
      variant="outline"
      size="small"
      aria-label={texts.closeOf(texts.kinds[kind].name, providerPayment ?? id)}
      window={state => <CloseDialog {...state} difference={difference} />}
    >
      {texts.close}
    </WindowButton>
  )
}

/** How far the two sides are apart; the sum itself where one of them has none. */
const apartOf = ({ kind, providerCents, ownCents }: PaymentDifference): number =>
  kind.startsWith('dispute') ? (providerCents ?? 0) : Math.abs((providerCents ?? 0) - (ownCents ?? 0))

function DifferenceRow({ difference }: { difference: PaymentDifference }) {
  return (
    <MoneyRow
      about={difference}
      heading={texts.kinds[difference.kind].name}
      gone={texts.noProject}
      facts={<Facts difference={difference} />}
      cents={apartOf(difference)}
      action={difference.state === 'open' && <Close difference={difference} />}
    />
  )
}

/** Where Stripe's books and ours differ, and how the comparison stands. */
export function DifferenceList({ search }: { search: AdministrationSearch }) {
  const query = trpc.team.administration.differences.useInfiniteQuery(
    chosen(differenceStates, search.show),
    byCursor,
  )
  return (
    <Reconciliation>
      <MoneyList view="differences" query={query}>
        {difference => <DifferenceRow key={difference.id} difference={difference} />}
      </MoneyList>
    </Reconciliation>
  )
}
