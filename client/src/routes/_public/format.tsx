import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_public/format')({ component: Format })

function Format() {
  return <h1>format</h1>
}
