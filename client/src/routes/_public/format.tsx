import { createFileRoute } from '@tanstack/react-router'
import { publicTexts } from 'shared/messages/it/public'
import { formatTexts } from 'shared/messages/it/screens-site'
import { pageHead } from '../../page-head.ts'
import { Format } from './format-page.tsx'

export const Route = createFileRoute('/_public/format')({
  head: () =>
    pageHead({
      path: '/interviste',
      picture: 'format',
      title: publicTexts.format.join,
      description: formatTexts.intro,
    }),
  component: Format,
})
