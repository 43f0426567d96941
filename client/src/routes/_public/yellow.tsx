import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_public/yellow')({ component: Yellow })

function Yellow() {
  return <h1>yellow</h1>
}
