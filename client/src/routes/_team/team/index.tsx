import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_team/team/')({
  beforeLoad: () => {
    throw redirect({ to: '/team/projects', replace: true })
  },
})
