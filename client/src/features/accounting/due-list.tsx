import { dueFilters } from 'shared/administration/filters'
import { dateIt } from 'shared/formats/date-it'
import { euro } from 'shared/formats/euro'
import { administrationTexts } from 'shared/messages/it/administration'
import { transferMails } from 'shared/messages/it/transfer'
import { byCursor } from '../../lib/by-cursor.ts'
import { type Outputs, trpc } from '../../lib/trpc.ts'
import { Badge } from '../../ui/badge.tsx'
import { WindowButton } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { showFailure } from '../../ui/failure.ts'
import { showToast } from '../../ui/toast-store.ts'
import style from './administration.module.css'
import { type AdministrationSearch, chosen } from './administration-search.ts'
import { MoneyList } from './money-list.tsx'
import { MoneyRow } from './money-row.tsx'

const texts = administrationTexts.due

type Due = Outputs['team']['administration']['due']['items'][number]

/** The mail as the client reads it, without greeting and button. */
function Preview({ due }: { due: Due }) {
  const { subject, text, crossed } = transferMails.reminder
  const total = euro(due.totalCents - due.bookedCents)
  const title = due.title ?? ''
  return (
    <blockquote className={`panel stack gap-8 ${style.preview}`}>
      <b>{subject(title)}</b>
      <p>{text[due.instalment](title, total, dateIt(due.dueAt))}</p>
      <p>{crossed}</p>
    </blockquote>
  )
}

function Remind({ due }: { due: Due }) {
  const { id, client, isRemindedToday } = due
  const { administration } = trpc.useUtils().team
  const remind = trpc.team.administration.remind.useMutation({
    onSuccess: () => showToast({ title: texts.reminded }),
    onError: error => showFailure(error, { text: texts.failed }),
    onSettled: () => administration.due.invalidate(),
  })
  if (isRemindedToday) return <span>{texts.remindedToday}</span>
  return (
    <WindowButton
      variant="outline"
      size="small"
      aria-label={client ? texts.remindOf(client) : texts.remind}
      window={state => (
        <ConfirmDialog
          {...state}
          title={texts.remindTitle}
          text={texts.remindText(client)}
          confirm={texts.remindConfirm}
          busy={remind.isPending}
          onConfirm={() => remind.mutate({ paymentId: id }, { onSettled: state.onClose })}
        >
          <Preview due={due} />
        </ConfirmDialog>
      )}
    >
      {texts.remind}
    </WindowButton>
  )
}

function DueRow({ due }: { due: Due }) {
  const { instalment, dueAt, isOverdue, bookedCents, totalCents, agreedTotalCents } = due
  const when = instalment === 'balance' ? texts.since : texts.by
  return (
    <MoneyRow
      about={due}
      badge={isOverdue && <Badge tone="red">{texts.overdue}</Badge>}
      facts={
        <>
          <p>{administrationTexts.instalments[instalment]}</p>
          <p>{when(dateIt(dueAt))}</p>
          {agreedTotalCents !== null && <p>{texts.agreed(euro(agreedTotalCents))}</p>}
          {bookedCents > 0 && <p>{texts.booked(euro(bookedCents))}</p>}
        </>
      }
      cents={totalCents - bookedCents}
      action={<Remind due={due} />}
    />
  )
}

/** What clients have to pay, and a word to remind them. */
export function DueList({ search }: { search: AdministrationSearch }) {
  const query = trpc.team.administration.due.useInfiniteQuery(chosen(dueFilters, search.show), byCursor)
  return (
    <MoneyList view="due" query={query}>
      {due => <DueRow key={due.id} due={due} />}
    </MoneyList>
  )
}
