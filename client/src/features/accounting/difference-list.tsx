import { Button, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { dateIt, dateTimeIt } from 'shared/formats/date-it'
import { euro } from 'shared/formats/units'
import { administrationTexts } from 'shared/messages/it/administration'
import { differenceResolutions, differenceStates } from 'shared/reconciliation/compare'
import { closeDifferenceInput } from 'shared/reconciliation/reconciliation.inputs'
import { cursorQueryOptions } from '../../lib/cursor-query.ts'
import { type Outputs, trpc } from '../../lib/trpc.ts'
import { AppModal } from '../../ui/app-modal.tsx'
import { showErrorToast } from '../../ui/errors.ts'
import { TextAreaField } from '../../ui/field.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { useZodForm } from '../../ui/use-zod-form.ts'
import style from './administration.module.css'
import { type AdministrationSearch, chosen } from './administration-search.ts'
import { MoneyList, MoneyRow } from './money-list.tsx'

const texts = administrationTexts.differences
const reconciliationTexts = administrationTexts.reconciliation

type PaymentDifference = Outputs['team']['administration']['differences']['items'][number]

const resolutions = differenceResolutions.map(value => ({ value, label: texts.resolutions[value] }))

/** Returns why money was not booked, or how the provider's books differ from ours. */
const nameOf = ({ cause, kind }: PaymentDifference): string =>
  cause ? texts.causes[cause].name : texts.kinds[kind].name

interface DifferenceProps {
  difference: PaymentDifference
}

/** Closes a difference with a reason and, for money that was not booked, what became of it. */
function CloseForm({ difference, onClose }: DifferenceProps & { onClose: () => void }) {
  const { id, cause, client, title } = difference
  const { administration } = trpc.useUtils().team
  const close = trpc.team.administration.closeDifference.useMutation({
    onSettled: () => administration.invalidate(),
  })
  const { busy, field, formProps } = useZodForm({
    schema: closeDifferenceInput,
    initial: { reason: '', ...(cause && { resolution: 'refunded' }) },
    extra: { id },
    onFailure: error => showErrorToast(error, { title: texts.failed }),
    send: async input => {
      await close.mutateAsync(input)
      showToast({ title: texts.done })
      onClose()
    },
  })
  return (
    <form {...formProps}>
      <Stack gap={18}>
        <Text c="dimmed">{[nameOf(difference), client, title].filter(Boolean).join(' · ')}</Text>
        <p>{texts.text}</p>
        {cause && <SelectField label={texts.resolution} data={resolutions} {...field('resolution')} />}
        <TextAreaField
          data-autofocus
          label={texts.reason}
          description={texts.reasonHint}
          {...field('reason')}
        />
        <FormActions busy={busy} submit={texts.title} onCancel={onClose} />
      </Stack>
    </form>
  )
}

function CloseButton({ difference }: DifferenceProps) {
  const { id, providerPayment, transferReference } = difference
  const [opened, { open, close }] = useDisclosure()
  return (
    <>
      <Button
        variant="default"
        size="xs"
        aria-label={texts.closeOf(nameOf(difference), providerPayment ?? transferReference ?? id)}
        onClick={open}
      >
        {texts.close}
      </Button>
      <AppModal opened={opened} onClose={close} title={texts.title}>
        <CloseForm difference={difference} onClose={close} />
      </AppModal>
    </>
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
  const query = trpc.team.administration.differences.useInfiniteQuery(
    chosen(differenceStates, search.show),
    cursorQueryOptions,
  )
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
