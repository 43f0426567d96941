import { createFileRoute } from '@tanstack/react-router'
import { headTexts } from 'shared/messages/it/page-heads'
import { publicTexts } from 'shared/messages/it/public'
import { pageHead } from '../../lib/page-head.ts'
import { Format } from './format-page.tsx'

export const Route = createFileRoute('/_public/interviste')({
  head: () =>
    pageHead({
      path: '/interviste',
      picture: 'format',
      title: publicTexts.format.join,
      description: headTexts.format.description,
    }),
  component: Format,
})
