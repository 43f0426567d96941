import {
  IconBell,
  IconBuilding,
  IconBulb,
  IconFileInvoice,
  IconFolders,
  IconMessageCircle,
  IconMessages,
  IconMovie,
  IconPaperclip,
  IconReceiptEuro,
  IconTimeline,
  IconUser,
} from '@tabler/icons-react'
import type { CompanyCapability } from 'shared/companies/hat'
import { dashboardTexts } from 'shared/messages/it/dashboard'
import type { SideLink } from '../ui/app-layout/sidebar-nav.tsx'

const { side } = dashboardTexts

/** A page of the dashboard; without a capability it is for every member of a company. */
type DashboardPage = SideLink & { capability?: CompanyCapability }

export const dashboardPages: DashboardPage[] = [
  { to: '/dashboard/briefing', label: side.briefing, icon: IconMessageCircle, capability: 'readBrief' },
  { to: '/dashboard/inspiration', label: side.inspiration, icon: IconBulb, capability: 'readBrief' },
  { to: '/dashboard/materials', label: side.materials, icon: IconPaperclip, capability: 'readBrief' },
  { to: '/dashboard/status', label: side.status, icon: IconTimeline, capability: 'follow' },
  { to: '/dashboard/quote', label: side.quote, icon: IconFileInvoice, capability: 'order' },
  { to: '/dashboard/downloads', label: side.downloads, icon: IconMovie, capability: 'review' },
  { to: '/dashboard/notifications', label: side.notifications, icon: IconBell },
  { to: '/dashboard/messages', label: side.messages, icon: IconMessages, capability: 'follow' },
  { to: '/dashboard/profile', label: side.profile, icon: IconUser },
  { to: '/dashboard/projects', label: side.projects, icon: IconFolders, dividerBefore: true },
  { to: '/dashboard/documents', label: side.documents, icon: IconReceiptEuro, capability: 'order' },
  { to: '/dashboard/company', label: side.company, icon: IconBuilding, capability: 'administer' },
]

/** Pages without a link in the menu that need a capability. */
const withinCapabilities: Record<string, CompanyCapability> = {
  '/dashboard/payment': 'order',
  '/dashboard/brief-summary': 'readBrief',
  '/dashboard/testimonial': 'review',
}

/** Returns the capability that the client's next act needs, by its page: the briefing is read by more than write it. */
export const capabilityOfAct = (pathname: string): CompanyCapability | undefined =>
  pathname === '/dashboard/briefing' ? 'writeBrief' : capabilityOfPage(pathname)

export const capabilityOfPage = (pathname: string): CompanyCapability | undefined =>
  dashboardPages.find(({ to }) => pathname.startsWith(to))?.capability ??
  Object.entries(withinCapabilities).find(([prefix]) => pathname.startsWith(prefix))?.[1]
