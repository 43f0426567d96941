import { createRootRoute, Outlet, useMatches } from '@tanstack/react-router'
import { CrashScreen } from '../features/frame/crash-screen.tsx'
import { Frame } from '../features/frame/frame.tsx'
import { NotFoundScreen } from '../features/frame/not-found-screen.tsx'
import { GateSlot } from '../features/gate/gate-slot.tsx'

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
    <Frame theme={theme} gate={<GateSlot />}>
      <Outlet />
    </Frame>
  )
}
