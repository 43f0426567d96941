import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_public/about')({ component: About })

function About() {
  return <h1>about</h1>
}
