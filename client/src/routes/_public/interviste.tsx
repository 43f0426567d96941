import { createFileRoute } from '@tanstack/react-router'
import { Format, formatHead } from '../../format-route.tsx'

export const Route = createFileRoute('/_public/interviste')({ head: formatHead, component: Format })
