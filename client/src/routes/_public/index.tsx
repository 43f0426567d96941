import { createFileRoute } from '@tanstack/react-router'
import { landingNotte } from 'shared/catalogue/landing-notte'
import { Landing } from '../../features/landing/landing.tsx'
import { pageHead } from '../../lib/page-head.ts'

export const Route = createFileRoute('/_public/')({
  head: () => pageHead({ path: '/' }),
  component: () => <Landing copy={landingNotte} />,
})
