import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_public/interviste')({ component: Interviste })

function Interviste() {
  return <h1>interviste</h1>
}
