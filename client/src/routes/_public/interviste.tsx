import { createFileRoute } from '@tanstack/react-router'
import { Format, formatHead } from './format-page.tsx'

export const Route = createFileRoute('/_public/interviste')({
  head: formatHead,
  component: Format,
})
