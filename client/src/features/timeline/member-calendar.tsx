import { teamTexts } from 'shared/messages/it/team'
import { timelineTexts } from 'shared/messages/it/timeline'
import { trpc } from '../../lib/trpc.ts'
import { CalendarCard } from '../../ui/calendar-card.tsx'
import { showToast } from '../../ui/toast-store.ts'

const texts = timelineTexts.calendar

/** Address under which a member subscribes to deadlines and shooting days in another calendar. */
export function MemberCalendar() {
  const { calendar } = trpc.useUtils().team
  const query = trpc.team.calendar.get.useQuery()
  const renew = trpc.team.calendar.renew.useMutation({
    onSuccess: renewed => {
      calendar.get.setData(undefined, renewed)
      showToast({ title: texts.renewed })
    },
  })
  const revoke = trpc.team.calendar.revoke.useMutation({
    onSuccess: () => {
      calendar.get.setData(undefined, { url: null, active: false, createdAt: null })
      showToast({ title: texts.revoked })
    },
  })
  return (
    <CalendarCard
      title={teamTexts.timeline.calendar}
      none={texts.none}
      text={teamTexts.timeline.calendarText}
      query={query}
      renew={renew}
      revoke={revoke}
    />
  )
}
