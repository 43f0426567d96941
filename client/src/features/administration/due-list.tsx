import { dueFilters } from 'shared/administration/filters'
import { dateIt } from 'shared/formats/date-it'
import { euro } from 'shared/formats/euro'
import { administrationTexts } from 'shared/messages/it/administration'
import { byCursor } from '../../lib/by-cursor.ts'
import { type Outputs, trpc } from '../../lib/trpc.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { showFailure } from '../../ui/failure.ts'
import { showToast } from '../../ui/toast-store.ts'
import { type AdministrationSearch, chosen } from './administration-search.ts'
import { MoneyList } from './money-list.tsx'
import { MoneyRow } from './money-row.tsx'

const texts = administrationTexts.due

type Due = Outputs['team']['administration']['due']['items'][number]

function Remind({ due: { id, client, isRemindedToday } }: { due: Due }) {
  const { administration } = trpc.useUtils().team
  const remind = trpc.team.administration.remind.useMutation({
    onSuccess: () => showToast({ title: texts.reminded }),
    onError: error => showFailure(error, { text: texts.failed }),
    onSettled: () => administration.due.invalidate(),
  })
  if (isRemindedToday) return <span>{texts.remindedToday}</span>
  return (
    <Button
      variant="outline"
      size="small"
      busy={remind.isPending}
      aria-label={client ? texts.remindOf(client) : texts.remind}
      onClick={() => remind.mutate({ paymentId: id })}
    >
      {texts.remind}
    </Button>
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
