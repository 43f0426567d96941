import { createFileRoute, Outlet, useMatches } from '@tanstack/react-router'
import { ChatWidget } from '../features/chat-widget/chat-widget.tsx'
import { DemoSlot } from '../features/demo-video/demo-slot.tsx'
import { LeadModalSlot } from '../features/leads/lead-modal-slot.tsx'
import { LibrarySlot } from '../features/library/library-slot.tsx'
import { SiteLayout } from '../features/site/site-layout.tsx'
import { useOverlayHistory } from '../lib/overlay-history.ts'

export const Route = createFileRoute('/_public')({ component: Public })

function Public() {
  useOverlayHistory()
  const theme = useMatches({
    select: matches => matches.findLast(match => match.staticData.theme)?.staticData.theme ?? 'notte',
  })
  return (
    <>
      <SiteLayout>
        <Outlet />
        <LeadModalSlot theme={theme} />
        <LibrarySlot theme={theme} />
        <DemoSlot theme={theme} />
      </SiteLayout>
      <ChatWidget />
    </>
  )
}
