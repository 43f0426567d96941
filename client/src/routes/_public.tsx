import { createFileRoute, Outlet, useMatches } from '@tanstack/react-router'
import { ChatWidget } from '../features/chat-widget/chat-widget.tsx'
import { DemoVideoHost } from '../features/demo-video/demo-video-host.tsx'
import { LeadModalHost } from '../features/leads/lead-modal-host.tsx'
import { LibraryHost } from '../features/library/library-host.tsx'
import { SiteLayout } from '../features/site/site-layout.tsx'
import { useOverlayHistory } from '../lib/overlays.ts'

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
        <LeadModalHost theme={theme} />
        <LibraryHost theme={theme} />
        <DemoVideoHost theme={theme} />
      </SiteLayout>
      <ChatWidget />
    </>
  )
}
