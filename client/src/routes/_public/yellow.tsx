import { createFileRoute } from '@tanstack/react-router'
import { landingCiak } from 'shared/catalogue/landing-ciak'
import { Landing } from '../../features/landing/landing.tsx'
import { pageHead } from '../../lib/page-head.ts'

export const Route = createFileRoute('/_public/yellow')({
  staticData: { theme: 'ciak' },
  head: () => pageHead({ path: '/yellow', picture: 'ciak' }),
  component: () => <Landing copy={landingCiak} />,
})
