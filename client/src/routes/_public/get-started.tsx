import { createFileRoute } from '@tanstack/react-router'
import { publicTexts } from 'shared/messages/it/public'
import { GetStartedPage } from '../../features/pages/get-started-page.tsx'
import { pageHead } from '../../lib/page-head.ts'

export const Route = createFileRoute('/_public/get-started')({
  head: () =>
    pageHead({
      path: '/get-started',
      title: publicTexts.getStarted.title,
      description: publicTexts.getStarted.intro,
    }),
  component: GetStartedPage,
})
