import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_public/get-started')({ component: GetStarted })

function GetStarted() {
  return <h1>get-started</h1>
}
