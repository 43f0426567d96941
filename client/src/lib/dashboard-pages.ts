import {
  IconBell,
  IconBulb,
  IconFileInvoice,
  IconFolders,
  IconMessageCircle,
  IconMovie,
  IconPaperclip,
  IconReceiptEuro,
  IconTimeline,
  IconUser,
} from '@tabler/icons-react'
import { dashboardTexts } from 'shared/messages/it/dashboard'
import type { SideLink } from '../ui/app-frame/side-nav.tsx'

const { side } = dashboardTexts

/** The pages of the dashboard, in the order of their links. */
export const dashboardPages: SideLink[] = [
  { to: '/dashboard/briefing', label: side.briefing, Sign: IconMessageCircle },
  { to: '/dashboard/inspiration', label: side.inspiration, Sign: IconBulb },
  { to: '/dashboard/materials', label: side.materials, Sign: IconPaperclip },
  { to: '/dashboard/status', label: side.status, Sign: IconTimeline },
  { to: '/dashboard/quote', label: side.quote, Sign: IconFileInvoice },
  { to: '/dashboard/downloads', label: side.downloads, Sign: IconMovie },
  { to: '/dashboard/notifications', label: side.notifications, Sign: IconBell },
  { to: '/dashboard/profile', label: side.profile, Sign: IconUser },
  { to: '/dashboard/projects', label: side.projects, Sign: IconFolders, apart: true },
  { to: '/dashboard/documents', label: side.documents, Sign: IconReceiptEuro },
]
