import { hubPageTexts } from 'shared/messages/it/search'
import { beginsWords } from 'shared/search/page-match'

export type HubPage = keyof typeof hubPageTexts

/** Who looks: their own page is among the pages, and managers have more of them. */
export type Seeker = { memberId: string; isManager: boolean }

const hrefOf: Record<HubPage, (seeker: Seeker) => string> = {
  projects: () => '/team/projects',
  'urgent-projects': () => '/team/projects?urgency=high',
  'to-review': () => '/team/projects?status=in-review',
  overview: () => '/team/overview',
  audit: () => '/team/audit',
  timeline: () => '/team/timeline',
  leads: () => '/team/leads',
  'new-leads': () => '/team/leads?state=new',
  'own-leads': () => '/team/leads?mine=true',
  testimonials: () => '/team/testimonials',
  members: () => '/team/members',
  chat: () => '/team/chat',
  notifications: () => '/team/notifications',
  profile: ({ memberId }) => `/team/member/${memberId}`,
}

const managersOnly: readonly HubPage[] = ['overview', 'audit', 'own-leads', 'testimonials']
const pages = Object.keys(hubPageTexts) as HubPage[]

/** The pages that fit a text; without one the main ones. */
export function hubPagesFor(text: string, seeker: Seeker): { page: HubPage; label: string; href: string }[] {
  return pages
    .filter(page => seeker.isManager || !managersOnly.includes(page))
    .filter(page => {
      const { label, also } = hubPageTexts[page]
      return text.trim() === '' || beginsWords(`${label} ${also}`, text)
    })
    .map(page => ({ page, label: hubPageTexts[page].label, href: hrefOf[page](seeker) }))
}
