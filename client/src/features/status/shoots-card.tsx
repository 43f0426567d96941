import { Stack } from '@mantine/core'
import { shootTexts } from 'shared/messages/it/schedule'
import { CalendarCard } from '../../lib/calendar-card.tsx'
import type { Outputs } from '../../lib/trpc.ts'
import { DescriptionList } from '../../ui/description-list.tsx'
import { SectionCard } from '../../ui/section-card.tsx'

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
      <CalendarCard area="dashboard" />
    </>
  )
}
