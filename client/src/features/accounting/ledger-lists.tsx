import { Badge, Button, Paper, Stack } from '@mantine/core'
import { disputeFilters, dueFilters } from 'shared/administration/filters'
import { dateIt } from 'shared/formats/date-it'
import { euro } from 'shared/formats/units'
import { administrationTexts } from 'shared/messages/it/administration'
import { transferMails } from 'shared/messages/it/transfer'
import type { RefundState } from 'shared/payment/refund'
import { useHubSession } from '../../lib/hub-session.ts'
import { cursorQueryOptions } from '../../lib/query-client.ts'
import { type Outputs, trpc } from '../../lib/trpc.ts'
import { confirm } from '../../ui/confirm.tsx'
import { showErrorToast } from '../../ui/errors.ts'
import { showToast } from '../../ui/toast-store.ts'
import style from './administration.module.css'
import { type AdministrationSearch, chosen } from './administration-search.ts'
import { MoneyList, MoneyRow } from './money-list.tsx'

type Lists = Outputs['team']['administration']
type Due = Lists['due']['items'][number]
type Refund = Lists['refunds']['items'][number]

type Props = { search: AdministrationSearch }

/** Shows the reminder as the client reads it, without greeting and button. */
function ReminderPreview({ due }: { due: Due }) {
  const { subject, text, crossed } = transferMails.reminder
  const total = euro(due.totalCents - due.bookedCents)
  const title = due.title ?? ''
  return (
    <Paper component="blockquote" withBorder mt="md" px={18} py={14}>
      <Stack gap={8}>
        <b>{subject(title)}</b>
        <p>{text[due.instalment](title, total, dateIt(due.dueAt))}</p>
        <p>{crossed}</p>
      </Stack>
    </Paper>
  )
}

function RemindButton({ due }: { due: Due }) {
  const texts = administrationTexts.due
  const { id, client, isRemindedToday } = due
  const { administration } = trpc.useUtils().team
  const remind = trpc.team.administration.remind.useMutation({
    onSuccess: () => showToast({ title: texts.reminded }),
    onSettled: () => administration.due.invalidate(),
  })
  if (isRemindedToday) return <span>{texts.remindedToday}</span>
  const ask = () =>
    confirm(
      {
        title: texts.remindTitle,
        text: texts.remindText(client),
        confirm: texts.remindConfirm,
        children: <ReminderPreview due={due} />,
      },
      () => remind.mutateAsync({ paymentId: id }),
      { text: texts.failed },
    )
  const name = client ? texts.remindOf(client) : texts.remind
  return (
    <Button variant="default" size="xs" aria-label={name} onClick={ask}>
      {texts.remind}
    </Button>
  )
}

function DueRow({ due }: { due: Due }) {
  const texts = administrationTexts.due
  const { instalment, kind, dueAt, isOverdue, bookedCents, totalCents, agreedTotalCents } = due
  const dueText = instalment === 'balance' ? texts.since : texts.by
  return (
    <MoneyRow
      about={due}
      badge={isOverdue && <Badge color="red">{texts.overdue}</Badge>}
      facts={
        <>
          <p>{administrationTexts.kinds[kind]}</p>
          <p>{dueText(dateIt(dueAt))}</p>
          {agreedTotalCents !== null && <p>{texts.agreed(euro(agreedTotalCents))}</p>}
          {bookedCents > 0 && <p>{texts.booked(euro(bookedCents))}</p>}
        </>
      }
      cents={totalCents - bookedCents}
      action={<RemindButton due={due} />}
    />
  )
}

/** Lists what clients have to pay; a reminder goes out at most once a day. */
export function DueList({ search }: Props) {
  const shown = chosen(dueFilters, search.show)
  const query = trpc.team.administration.due.useInfiniteQuery(shown, cursorQueryOptions)
  return (
    <MoneyList view="due" query={query}>
      {due => <DueRow key={due.id} due={due} />}
    </MoneyList>
  )
}

const refundColors: Record<RefundState, string> = { pending: 'orange', done: 'green', refused: 'red' }

function RetryButton({ refund: { id, client } }: { refund: Refund }) {
  const texts = administrationTexts.refunds
  const { administration } = trpc.useUtils().team
  const retry = trpc.team.payments.retryRefund.useMutation({
    onSuccess: () => showToast({ title: administrationTexts.paid.done }),
    onError: error => showErrorToast(error, { title: administrationTexts.paid.failed }),
    onSettled: () => administration.invalidate(),
  })
  return (
    <Button
      variant="default"
      size="xs"
      loading={retry.isPending}
      aria-label={client ? texts.retryOf(client) : texts.retry}
      onClick={() => retry.mutate({ id })}
    >
      {texts.retry}
    </Button>
  )
}

export function RefundList({ search: { month } }: Props) {
  const texts = administrationTexts.refunds
  const canRefund = !useHubSession().member.isAccountingOnly
  const query = trpc.team.administration.refunds.useInfiniteQuery(month ? { month } : {}, cursorQueryOptions)
  return (
    <MoneyList view="refunds" query={query}>
      {refund => (
        <MoneyRow
          key={refund.id}
          about={refund}
          badge={<Badge color={refundColors[refund.state]}>{texts.states[refund.state]}</Badge>}
          facts={
            <>
              <p>
                {dateIt(refund.settledAt ?? refund.createdAt)} · {administrationTexts.ways[refund.provider]}
                {refund.authorName && ` · ${texts.by(refund.authorName)}`}
              </p>
              <p className={style.block}>{refund.reason ?? texts.noReason}</p>
            </>
          }
          cents={refund.amountCents}
          action={refund.state === 'pending' && canRefund && <RetryButton refund={refund} />}
        />
      )}
    </MoneyList>
  )
}

const disputeColors = { open: 'orange', won: 'green', lost: 'red' } as const

export function DisputeList({ search }: Props) {
  const texts = administrationTexts.disputes
  const shown = chosen(disputeFilters, search.show)
  const query = trpc.team.administration.disputes.useInfiniteQuery(shown, cursorQueryOptions)
  return (
    <MoneyList view="disputes" query={query}>
      {({ disputeOutcome, ...dispute }) => (
        <MoneyRow
          key={dispute.id}
          about={dispute}
          badge={
            <Badge color={disputeColors[disputeOutcome ?? 'open']}>{texts[disputeOutcome ?? 'open']}</Badge>
          }
          facts={
            <>
              <p>{texts.on(dateIt(dispute.disputedAt))}</p>
              <p className={style.reference}>{dispute.providerReference}</p>
            </>
          }
          cents={dispute.totalCents}
        />
      )}
    </MoneyList>
  )
}
