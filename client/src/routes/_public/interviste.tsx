import { createFileRoute } from '@tanstack/react-router'
import { formatHead } from '../../lib/page-head.ts'
import { Format } from './format-page.tsx'

export const Route = createFileRoute('/_public/interviste')({
  head: formatHead,
  component: Format,
})
