import { Stack } from '@mantine/core'
import { shootTexts } from 'shared/messages/it/schedule'
import { timelineTexts } from 'shared/messages/it/timeline'
import { type Outputs, trpc } from '../../lib/trpc.ts'
import { CalendarCard } from '../../ui/calendar-card.tsx'
import { DescriptionList } from '../../ui/description-list.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import { showToast } from '../../ui/toast-store.ts'

const texts = timelineTexts.calendar

/** Address under which a user subscribes to the shooting days of their companies' projects. */
function ClientCalendar() {
  const { calendar } = trpc.useUtils().dashboard
  const query = trpc.dashboard.calendar.get.useQuery()
  const renew = trpc.dashboard.calendar.renew.useMutation({
    onSuccess: renewed => {
      calendar.get.setData(undefined, renewed)
      showToast({ title: texts.renewed })
    },
  })
  const revoke = trpc.dashboard.calendar.revoke.useMutation({
    onSuccess: () => {
      calendar.get.setData(undefined, { url: null, active: false, createdAt: null })
      showToast({ title: texts.revoked })
    },
  })
  return <CalendarCard {...shootTexts.calendar} query={query} renew={renew} revoke={revoke} />
}

/**
 * Renders the coming shooting days of a project, with the user's calendar address. Renders nothing where there are
 * none.
 */
export function ShootsCard({ shoots }: Pick<Outputs['dashboard']['status']['get'], 'shoots'>) {
  if (shoots.length === 0) return null
  return (
    <>
      <SectionCard title={shootTexts.title}>
        <Stack component="ul" gap="lg">
          {shoots.map(shoot => (
            <li key={shoot.id}>
              <DescriptionList
                inline
                facts={shootTexts.facts(shoot).map(([name, value]) => ({ name, value }))}
              />
            </li>
          ))}
        </Stack>
      </SectionCard>
      <ClientCalendar />
    </>
  )
}
