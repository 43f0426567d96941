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

/** Returns why money was not booked, or how the provider's books differ from ours. */
const nameOf = ({ cause, kind }: PaymentDifference): string =>
  cause ? texts.causes[cause].name : texts.kinds[kind].name

const sumOf = (cents: number | null): string => (cents === null ? texts.none : euro(cents))

function endOf({ state, endedAt, endedBy }: PaymentDifference): string | null {
  if (!endedAt) return null
  const day = dateIt(endedAt)
  if (state === 'settled') return texts.settledOn(day)
  return endedBy ? texts.closedBy(endedBy, day) : texts.closedOn(day)
}

function Facts({ difference }: { difference: PaymentDifference }) {
  const { cause, kind, foundAt, happenedAt, providerCents, ownCents, dueCents } = difference
  const { reason, resolution } = difference
  const reference = difference.providerPayment ?? difference.transferReference
  const end = endOf(difference)
  return (
    <>
      <p className={style.sides}>
        {cause
          ? texts.arrivedSides(sumOf(providerCents), sumOf(dueCents))
          : texts.sides(sumOf(providerCents), sumOf(ownCents))}
      </p>
      <p>
        {texts.paidOn(dateIt(happenedAt))} · {texts.foundOn(dateIt(foundAt))}
      </p>
      {reference && <p className={style.reference}>{reference}</p>}
      <p className={style.todo}>{end ?? (cause ? texts.causes[cause] : texts.kinds[kind]).todo}</p>
      {resolution && <p>{texts.resolutions[resolution]}</p>}
      {reason && <p className={style.words}>{reason}</p>}
    </>
  )
}

function Close({ difference }: { difference: PaymentDifference }) {
  const { id, providerPayment, transferReference } = difference
  return (
    <WindowButton
      variant="outline"
      size="small"
      aria-label={texts.closeOf(nameOf(difference), providerPayment ?? transferReference ?? id)}
      window={state => <CloseDialog {...state} difference={difference} name={nameOf(difference)} />}
    >
      {texts.close}
    </WindowButton>
  )
}

/** Returns what arrived and is not booked, in cents; negative where more is booked. A disputed charge counts whole. */
const apartOf = ({ kind, providerCents, ownCents }: PaymentDifference): number =>
  kind.startsWith('dispute') ? (providerCents ?? 0) : (providerCents ?? 0) - (ownCents ?? 0)

function DifferenceRow({ difference }: { difference: PaymentDifference }) {
  return (
    <MoneyRow
      about={difference}
      heading={nameOf(difference)}
      gone={texts.noProject}
      facts={<Facts difference={difference} />}
      cents={apartOf(difference)}
      action={difference.state === 'open' && <Close difference={difference} />}
    />
  )
}

/** Lists money that is not booked as it arrived, and how the comparison with Stripe stands. */
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
