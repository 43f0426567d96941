import {
  IconBell,
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
import { dashboardTexts } from 'shared/messages/it/dashboard'
import type { SideLink } from '../ui/app-layout/sidebar-nav.tsx'

const { side } = dashboardTexts

/** The pages of the dashboard, in the order of their links. */
export const dashboardPages: SideLink[] = [
  { to: '/dashboard/briefing', label: side.briefing, icon: IconMessageCircle },
  { to: '/dashboard/inspiration', label: side.inspiration, icon: IconBulb },
  { to: '/dashboard/materials', label: side.materials, icon: IconPaperclip },
  { to: '/dashboard/status', label: side.status, icon: IconTimeline },
  { to: '/dashboard/quote', label: side.quote, icon: IconFileInvoice },
  { to: '/dashboard/downloads', label: side.downloads, icon: IconMovie },
  { to: '/dashboard/notifications', label: side.notifications, icon: IconBell },
  { to: '/dashboard/messages', label: side.messages, icon: IconMessages },
  { to: '/dashboard/profile', label: side.profile, icon: IconUser },
  { to: '/dashboard/projects', label: side.projects, icon: IconFolders, dividerBefore: true },
  { to: '/dashboard/documents', label: side.documents, icon: IconReceiptEuro },
]
