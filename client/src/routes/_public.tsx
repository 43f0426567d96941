import { createFileRoute, Outlet, useMatches } from '@tanstack/react-router'
import { LeadModalSlot } from '../features/leads/lead-modal-slot.tsx'
import { SiteLayout } from '../features/site/site-layout.tsx'

export const Route = createFileRoute('/_public')({ component: Public })

function Public() {
  const theme = useMatches({
    select: matches => matches.findLast(match => match.staticData.theme)?.staticData.theme ?? 'notte',
  })
  return (
    <SiteLayout>
      <Outlet />
      <LeadModalSlot theme={theme} />
    </SiteLayout>
  )
}
