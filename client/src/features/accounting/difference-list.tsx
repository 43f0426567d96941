import { Stack, Text } from '@mantine/core'
import { dateIt, dateTimeIt } from 'shared/formats/date-it'
import { euro } from 'shared/formats/units'
import { administrationTexts } from 'shared/messages/it/administration'
import { differenceStates } from 'shared/reconciliation/compare'
import { cursorQueryOptions } from '../../lib/query-client.ts'
import { type Outputs, trpc } from '../../lib/trpc.ts'
import { DialogButton } from '../../ui/action-buttons.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import style from './administration.module.css'
import { type AdministrationSearch, chosen } from './administration-search.ts'
import { MoneyList, MoneyRow } from './money-list.tsx'

const CloseDifferenceDialog = lazyComponent(async () => ({
  default: (await import('./administration-dialogs.tsx')).CloseDifferenceDialog,
}))

const texts = administrationTexts.differences
const reconciliationTexts = administrationTexts.reconciliation

type PaymentDifference = Outputs['team']['administration']['differences']['items'][number]

/** Returns why money was not booked, or how the provider's books differ from ours. */
const nameOf = ({ cause, kind }: PaymentDifference): string =>
  cause ? texts.causes[cause].name : texts.kinds[kind].name

type DifferenceProps = { difference: PaymentDifference }

function CloseButton({ difference }: DifferenceProps) {
  const { id, providerPayment, transferReference } = difference
  const name = nameOf(difference)
  return (
    <DialogButton
      size="xs"
      aria-label={texts.closeOf(name, providerPayment ?? transferReference ?? id)}
      onPointerEnter={CloseDifferenceDialog.preload}
      dialog={modal => <CloseDifferenceDialog {...modal} difference={difference} name={name} />}
    >
      {texts.close}
    </DialogButton>
  )
}

const amountText = (cents: number | null): string => (cents === null ? texts.none : euro(cents))

function endText({ state, endedAt, endedBy }: PaymentDifference): string | null {
  if (!endedAt) return null
  const day = dateIt(endedAt)
  if (state === 'settled') return texts.settledOn(day)
  return endedBy ? texts.closedBy(endedBy, day) : texts.closedOn(day)
}

function DifferenceFacts({ difference }: DifferenceProps) {
  const { cause, kind, foundAt, happenedAt, providerCents, ownCents, dueCents } = difference
  const { reason, resolution } = difference
  const reference = difference.providerPayment ?? difference.transferReference
  return (
    <>
      <Text inherit fw={600} c="var(--ink)">
        {cause
          ? texts.arrivedSides(amountText(providerCents), amountText(dueCents))
          : texts.sides(amountText(providerCents), amountText(ownCents))}
      </Text>
      <p>
        {texts.paidOn(dateIt(happenedAt))} · {texts.foundOn(dateIt(foundAt))}
      </p>
      {reference && <p className={style.reference}>{reference}</p>}
      <p className={style.block}>
        {endText(difference) ?? (cause ? texts.causes[cause] : texts.kinds[kind]).todo}
      </p>
      {resolution && <p>{texts.resolutions[resolution]}</p>}
      {reason && <p className={style.block}>{reason}</p>}
    </>
  )
}

/** Returns what arrived and is not booked, in cents; negative where more is booked. A disputed charge counts whole. */
const discrepancyCents = ({ kind, providerCents, ownCents }: PaymentDifference): number =>
  kind.startsWith('dispute') ? (providerCents ?? 0) : (providerCents ?? 0) - (ownCents ?? 0)

type Reconciliation = Outputs['team']['administration']['reconciliation']

/** Shows up to which day payments were compared with Stripe, and whether the last attempt failed. */
function ReconciliationState({ provider, done, failedAt }: Reconciliation) {
  const none = provider === 'simulated' ? reconciliationTexts.simulated : reconciliationTexts.never
  return (
    <Stack gap={6} fz="sm" c="dimmed">
      {done ? (
        <p>{reconciliationTexts.done(dateIt(done.untilDay), dateTimeIt(done.at))}</p>
      ) : (
        <>
          <p>{none.title}</p>
          <p>{none.text}</p>
        </>
      )}
      {failedAt && (
        <Text inherit fw={600} c="red">
          {reconciliationTexts.failed(dateTimeIt(failedAt))}
        </Text>
      )}
    </Stack>
  )
}

/** Lists money that is not booked as it arrived, below the state of the comparison with Stripe. */
export function DifferenceList({ search }: { search: AdministrationSearch }) {
  const reconciliation = trpc.team.administration.reconciliation.useQuery()
  const shown = chosen(differenceStates, search.show)
  const query = trpc.team.administration.differences.useInfiniteQuery(shown, cursorQueryOptions)
  return (
    <QueryView query={reconciliation} skeletonHeights={[48, 44, 44]} errorTitle={reconciliationTexts.load}>
      {state => (
        <Stack gap="sm">
          <ReconciliationState {...state} />
          <MoneyList view="differences" query={query}>
            {difference => (
              <MoneyRow
                key={difference.id}
                about={difference}
                heading={nameOf(difference)}
                missingProjectLabel={texts.noProject}
                facts={<DifferenceFacts difference={difference} />}
                cents={discrepancyCents(difference)}
                action={difference.state === 'open' && <CloseButton difference={difference} />}
              />
            )}
          </MoneyList>
        </Stack>
      )}
    </QueryView>
  )
}
