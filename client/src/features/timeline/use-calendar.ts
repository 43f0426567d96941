import { timelineTexts } from 'shared/messages/it/timeline'
import { trpc } from '../../lib/trpc.ts'
import { showFailure } from '../../ui/failure.ts'
import { showToast } from '../../ui/toast-store.ts'

const texts = timelineTexts.calendar

/** The private calendar address, and what its owner does with it. */
export function useCalendar() {
  const { team } = trpc.useUtils()
  const query = trpc.team.calendar.get.useQuery()
  const onError = (error: unknown) => showFailure(error, { text: texts.failed })
  const renew = trpc.team.calendar.renew.useMutation({
    onError,
    onSuccess: calendar => {
      team.calendar.get.setData(undefined, calendar)
      showToast({ title: texts.renewed })
    },
  })
  const revoke = trpc.team.calendar.revoke.useMutation({
    onError,
    onSuccess: () => {
      team.calendar.get.setData(undefined, { url: null, active: false, createdAt: null })
      showToast({ title: texts.revoked })
    },
  })
  return { query, renew, revoke }
}
