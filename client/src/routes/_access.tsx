import { createFileRoute, Outlet } from '@tanstack/react-router'
import { AccessLayout } from '../features/auth/access-layout.tsx'
import { useReadySignal } from '../ui/use-ready-signal.ts'

export const Route = createFileRoute('/_access')({ component: Access })

function Access() {
  useReadySignal()
  return (
    <AccessLayout>
      <Outlet />
    </AccessLayout>
  )
}
