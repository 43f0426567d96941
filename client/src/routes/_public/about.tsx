import { createFileRoute } from '@tanstack/react-router'
import { headTexts } from 'shared/messages/it/page-heads'
import { publicTexts } from 'shared/messages/it/public'
import { AboutPage } from '../../features/pages/about-page.tsx'
import { pageHead } from '../../lib/page-head.ts'

export const Route = createFileRoute('/_public/about')({
  head: () =>
    pageHead({ path: '/about', title: publicTexts.about.title, description: headTexts.about.description }),
  component: AboutPage,
})
