import { Button, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { transferFilters } from 'shared/administration/filters'
import { dateIt, dayInRome } from 'shared/formats/date-it'
import { euro } from 'shared/formats/units'
import { administrationTexts } from 'shared/messages/it/administration'
import { earliestArrival } from 'shared/payment/bank-transfer'
import { bookTransferInput } from 'shared/payment/payment.inputs'
import { cursorQueryOptions } from '../../lib/cursor-query.ts'
import { type Outputs, trpc } from '../../lib/trpc.ts'
import { AppModal } from '../../ui/app-modal.tsx'
import { DateField } from '../../ui/date-field.tsx'
import { showErrorToast } from '../../ui/errors.ts'
import { TextField } from '../../ui/field.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import { EuroField } from '../../ui/number-field.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { useIdempotencyKey } from '../../ui/use-idempotency-key.ts'
import { useToday } from '../../ui/use-now.ts'
import { useZodForm } from '../../ui/use-zod-form.ts'
import style from './administration.module.css'
import { type AdministrationSearch, chosen } from './administration-search.ts'
import { MoneyList, MoneyRow } from './money-list.tsx'

const texts = administrationTexts.transfers

type Transfer = Outputs['team']['administration']['transfers']['items'][number]

interface BookProps {
  transfer: Transfer
  restCents: number
}

const schema = bookTransferInput.omit({ requestId: true })

/** Books an amount of a transfer: all of it or a part. */
function BookForm({ transfer, restCents, onClose }: BookProps & { onClose: () => void }) {
  const { administration, projects } = trpc.useUtils().team
  const book = trpc.team.payments.bookTransfer.useMutation()
  const requestIdOf = useIdempotencyKey()
  const today = useToday()
  const { busy, field, formProps } = useZodForm({
    schema,
    initial: { amountCents: restCents, arrivedOn: today, note: '' },
    extra: { paymentId: transfer.id },
    onFailure: error => showErrorToast(error, { title: texts.failed }),
    send: async input => {
      await book.mutateAsync({ ...input, requestId: requestIdOf(input) })
      void administration.invalidate()
      void projects.invalidate()
      showToast({ title: texts.done })
      onClose()
    },
  })
  return (
    <form {...formProps}>
      <Stack gap={18}>
        <Text c="dimmed">
          {[transfer.client, transfer.title].filter(Boolean).join(' · ')}
          <br />
          {texts.reference} <b className={style.reference}>{transfer.transferReference}</b>
        </Text>
        <EuroField data-autofocus label={texts.amount} {...field('amountCents')} />
        <DateField
          min={earliestArrival(dayInRome(new Date(transfer.createdAt)))}
          max={today}
          label={texts.day}
          {...field('arrivedOn')}
        />
        <TextField optional label={texts.note} autoComplete="off" {...field('note')} />
        <FormActions busy={busy} submit={texts.submit} onCancel={onClose} />
      </Stack>
    </form>
  )
}

function BookButton(props: BookProps) {
  const [opened, { open, close }] = useDisclosure()
  return (
    <>
      <Button
        variant="default"
        size="xs"
        aria-label={texts.bookOf(props.transfer.transferReference ?? '')}
        onClick={open}
      >
        {texts.book}
      </Button>
      <AppModal opened={opened} onClose={close} title={texts.title}>
        <BookForm {...props} onClose={close} />
      </AppModal>
    </>
  )
}

function TransferRow({ transfer }: { transfer: Transfer }) {
  const { bookings, createdAt, instalment, status, totalCents, transferReference } = transfer
  const restCents = totalCents - bookings.reduce((sum, { amountCents }) => sum + amountCents, 0)
  const isOpen = status === 'processing' || status === 'failed'
  return (
    <MoneyRow
      about={transfer}
      facts={
        <>
          <p>
            {administrationTexts.instalments[instalment]} · {texts.reference}{' '}
            <b className={style.reference}>{transferReference}</b>
          </p>
          <p>{texts.announced(dateIt(createdAt))}</p>
          {bookings.map(({ id, amountCents, arrivedOn, note }) => (
            <p key={id}>
              {texts.arrived(euro(amountCents), dateIt(arrivedOn))}
              {note && ` · ${note}`}
            </p>
          ))}
          {status === 'processing' && bookings.length > 0 && <p>{texts.missing(euro(restCents))}</p>}
        </>
      }
      cents={totalCents}
      action={isOpen && <BookButton transfer={transfer} restCents={restCents} />}
    />
  )
}

/** Lists bank transfers; those on their way can be booked. */
export function TransferList({ search }: { search: AdministrationSearch }) {
  const query = trpc.team.administration.transfers.useInfiniteQuery(
    chosen(transferFilters, search.show),
    cursorQueryOptions,
  )
  return (
    <MoneyList view="transfers" query={query}>
      {transfer => <TransferRow key={transfer.id} transfer={transfer} />}
    </MoneyList>
  )
}
