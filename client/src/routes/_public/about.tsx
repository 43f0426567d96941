import { createFileRoute } from '@tanstack/react-router'
import { publicTexts } from 'shared/messages/it/public'
import { aboutTexts } from 'shared/messages/it/screens-site'
import { AboutPage } from '../../features/pages/about-page.tsx'
import { pageHead } from '../../page-head.ts'

export const Route = createFileRoute('/_public/about')({
  head: () => pageHead({ path: '/about', title: publicTexts.about.title, description: aboutTexts.intro }),
  component: AboutPage,
})
