import {
  type Icon,
  IconBuilding,
  IconCalendarEvent,
  IconChartBar,
  IconChecklist,
  IconCoinEuro,
  IconFolders,
  IconHistory,
  IconInbox,
  IconMessages,
  IconReceiptEuro,
  IconStar,
  IconUser,
  IconUsers,
} from '@tabler/icons-react'
import { defaultStringifySearch, type LinkProps } from '@tanstack/react-router'
import { hubPageTexts } from 'shared/messages/it/search'
import { teamTexts } from 'shared/messages/it/team'
import { beginsWords } from 'shared/search/search-terms'
import type { SideLink } from '../ui/app-layout/sidebar-nav.tsx'
import type { TeamMember } from './session.ts'

export type TeamPageName = keyof typeof hubPageTexts

interface TeamPage {
  to: NonNullable<LinkProps['to']>
  search?: Record<string, string | boolean>
  /** Icon of its link at the side; without one the page is found by search only. */
  icon?: Icon
  /** The beginning of further addresses that belong under this link. */
  activePrefix?: string
  /**
   * Users for whom the page is; others see neither link nor search result, and read in the page's place whom it is for.
   * Without one: everybody but members limited to accounting.
   */
  policy?: 'manager' | 'accounting' | 'everybody'
}

/** The signed-in member: decides which pages are listed. */
export type Viewer = Pick<TeamMember, 'id' | 'isManager' | 'isAccountingOnly'>

const { access } = teamTexts

/** The pages of the hub, in the order of their links; the search has them in the order of their words. */
export const teamPages: Record<TeamPageName, TeamPage> = {
  projects: {
    to: '/team/projects',
    activePrefix: '/team/project/',
    icon: IconFolders,
  },
  'urgent-projects': { to: '/team/projects', search: { urgency: 'high' } },
  'to-review': { to: '/team/projects', search: { status: 'in-review' } },
  late: { to: '/team/projects', search: { late: true } },
  ours: { to: '/team/projects', search: { turn: 'team', sort: 'turn' } },
  theirs: { to: '/team/projects', search: { turn: 'client', sort: 'turn' } },
  unassigned: { to: '/team/projects', search: { unassigned: true }, policy: 'manager' },
  today: { to: '/team/today', icon: IconChecklist },
  overview: { to: '/team/overview', icon: IconChartBar, policy: 'manager' },
  timeline: { to: '/team/timeline', icon: IconCalendarEvent },
  leads: { to: '/team/leads', icon: IconInbox },
  'new-leads': { to: '/team/leads', search: { state: 'new' } },
  'own-leads': { to: '/team/leads', search: { mine: true }, policy: 'manager' },
  clients: {
    to: '/team/clients',
    activePrefix: '/team/client/',
    icon: IconBuilding,
    policy: 'manager',
  },
  testimonials: {
    to: '/team/testimonials',
    icon: IconStar,
    policy: 'manager',
  },
  members: { to: '/team/members', icon: IconUsers },
  chat: { to: '/team/chat', icon: IconMessages },
  audit: { to: '/team/audit', icon: IconHistory, policy: 'manager' },
  administration: {
    to: '/team/administration',
    icon: IconCoinEuro,
    policy: 'accounting',
  },
  invoices: {
    to: '/team/invoices',
    icon: IconReceiptEuro,
    policy: 'accounting',
  },
  notifications: { to: '/team/notifications' },
  profile: {
    to: '/team/member/$memberId',
    icon: IconUser,
    policy: 'everybody',
  },
}

const all = Object.entries(teamPages) as [TeamPageName, TeamPage][]

function isFor({ policy }: TeamPage, { isManager, isAccountingOnly }: Viewer): boolean {
  if (isManager || policy === 'everybody') return true
  return isAccountingOnly ? policy === 'accounting' : policy === undefined
}

/** Returns the links of the sidebar; `badge` has the counts of some pages. */
export const teamLinks = (
  viewer: Viewer,
  badge: Partial<Record<TeamPageName, SideLink['badge']>>,
): SideLink[] =>
  all.flatMap(([name, page]) => {
    const { to, icon, activePrefix } = page
    if (!icon || !isFor(page, viewer)) return []
    const params = { memberId: viewer.id }
    const { label } = hubPageTexts[name]
    return { to, params, label, icon, ...(activePrefix && { activePrefix }), badge: badge[name] }
  })

const hrefOf = ({ to, search = {} }: TeamPage, { id }: Viewer): string =>
  to.replace('$memberId', id) + defaultStringifySearch(search)

/** Returns the pages that fit a text; without one the main ones. */
export const findTeamPages = (text: string, viewer: Viewer) =>
  (Object.keys(hubPageTexts) as TeamPageName[])
    .filter(name => isFor(teamPages[name], viewer))
    .filter(name => {
      const { label, also } = hubPageTexts[name]
      return text.trim() === '' || beginsWords(`${label} ${also}`, text)
    })
    .map(name => ({ name, label: hubPageTexts[name].label, href: hrefOf(teamPages[name], viewer) }))

/** Returns the text that replaces a page for users without access. */
export function accessDeniedMessage(to: string | undefined, viewer: Viewer): string | undefined {
  // Leads to the profile.
  if (to === '/team/profile') return undefined
  const found = all.find(([, page]) => page.to === to && !page.search)
  if (viewer.isAccountingOnly) return found && isFor(found[1], viewer) ? undefined : access.accountingOnly
  return !found || isFor(found[1], viewer) ? undefined : access.managersOnly
}
