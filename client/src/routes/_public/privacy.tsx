import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_public/privacy')({ component: Privacy })

function Privacy() {
  return <h1>privacy</h1>
}
