import { createRootRoute, Outlet, useMatches } from '@tanstack/react-router'
import { CrashScreen } from '../features/error-pages/crash-screen.tsx'
import { NotFoundScreen } from '../features/error-pages/not-found-screen.tsx'
import { PreviewGateHost } from '../features/gate/preview-gate-host.tsx'
import { Frame } from '../features/root-layout/frame.tsx'

export const Route = createRootRoute({
  component: Root,
  notFoundComponent: NotFoundScreen,
  errorComponent: CrashScreen,
})

function Root() {
  const theme = useMatches({
    select: matches => matches.findLast(match => match.staticData.theme)?.staticData.theme ?? 'notte',
  })
  return (
    <Frame theme={theme} gate={<PreviewGateHost />}>
      <Outlet />
    </Frame>
  )
}
