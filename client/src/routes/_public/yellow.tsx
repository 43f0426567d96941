import { createFileRoute } from '@tanstack/react-router'
import { Landing } from '../../features/landing/landing.tsx'
import { pageHead } from '../../page-head.ts'

export const Route = createFileRoute('/_public/yellow')({
  staticData: { theme: 'ciak' },
  head: () => pageHead({}),
  component: Landing,
})
