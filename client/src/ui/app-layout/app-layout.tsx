import { ActionIcon, Drawer, Group } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { modals } from '@mantine/modals'
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand, IconMenu2 } from '@tabler/icons-react'
import { Link, useLocation } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { brand } from 'shared/catalogue/brand'
import { publicTexts } from 'shared/messages/it/public'
import { SkipToContent } from '../skip-to-content.tsx'
import { useLocalStorageFlag } from '../use-local-storage-flag.ts'
import { Wordmark } from '../wordmark.tsx'
import style from './app-layout.module.css'
import { SidebarNav, type SideLink } from './sidebar-nav.tsx'

/** Returns the element and its ancestors, from the inside out. */
function ancestorsOf(target: EventTarget | null): HTMLElement[] {
  const trail: HTMLElement[] = []
  for (let at = target; at instanceof HTMLElement && at !== document.body; at = at.parentElement)
    trail.push(at)
  return trail
}

/** Makes an element focusable by script without adding a tab stop. */
function focusOn(element: HTMLElement): void {
  if (element.tabIndex < 0) element.tabIndex = -1
  element.focus({ preventScroll: true })
}

/**
 * Moves the focus to the nearest surviving ancestor when the focused element is removed, such as a deleted row with its
 * button.
 */
function useFocusRecovery(): void {
  useEffect(() => {
    let trail: HTMLElement[] = []
    const remember = ({ target }: FocusEvent) => {
      // Modals are outside of the content and disappear as a whole.
      if (target instanceof Element && target.closest('main')) trail = ancestorsOf(target)
    }
    const observer = new MutationObserver(() => {
      if (document.activeElement !== document.body || trail[0]?.isConnected !== false) return
      const around = trail.find(element => element.isConnected)
      if (around) focusOn(around)
    })
    document.addEventListener('focusin', remember)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => {
      document.removeEventListener('focusin', remember)
      observer.disconnect()
    }
  }, [])
}

type Props = {
  texts: { label: string; collapse: string; expand: string; signOut: string }
  links: SideLink[]
  onSignOut: () => void
  /** Content beside the brand, such as the project switcher. */
  context?: ReactNode
  /** At the header's end: bell, person. */
  tools: ReactNode
  /** Small page titles and gaps, for screens of daily work. */
  dense?: boolean
  children: ReactNode
}

function Sidebar({ texts, links, onSignOut }: Pick<Props, 'texts' | 'links' | 'onSignOut'>) {
  const [collapsed, setCollapsed] = useLocalStorageFlag('sidebar-narrow')
  const Icon = collapsed ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse
  return (
    <div className={`${style.sidebar} ${collapsed ? style.narrow : ''}`}>
      <ActionIcon
        className={style.fold ?? ''}
        aria-label={collapsed ? texts.expand : texts.collapse}
        title={collapsed ? texts.expand : texts.collapse}
        onClick={() => setCollapsed(!collapsed)}
      >
        <Icon size={22} aria-hidden="true" />
      </ActionIcon>
      <SidebarNav
        label={texts.label}
        links={links}
        collapsed={collapsed}
        signOut={{ label: texts.signOut, run: onSignOut }}
      />
    </div>
  )
}

/** Renders the menu button of small screens and the drawer that it opens. */
function MenuDrawer({ texts, links, onSignOut }: Pick<Props, 'texts' | 'links' | 'onSignOut'>) {
  const [opened, { open, close }] = useDisclosure()
  return (
    <>
      <ActionIcon
        className={style.burger ?? ''}
        data-menu-button
        aria-label={publicTexts.nav.openMenu}
        aria-expanded={opened}
        onClick={open}
      >
        <IconMenu2 size={24} aria-hidden="true" />
      </ActionIcon>
      <Drawer
        opened={opened}
        onClose={close}
        title={texts.label}
        size={300}
        closeButtonProps={{ 'aria-label': publicTexts.nav.closeMenu, size: 'lg' }}
      >
        <SidebarNav
          label={texts.label}
          links={links}
          collapsed={false}
          signOut={{ label: texts.signOut, run: onSignOut }}
          onFollow={close}
        />
      </Drawer>
    </>
  )
}

/** Closes confirmations when the address changes, also by the Back button. */
function useCloseModalsOnNavigation() {
  const path = useLocation({ select: location => location.pathname })
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the address changes
  useEffect(() => () => modals.closeAll(), [path])
}

/** Layout of the signed-in areas: header, collapsible sidebar (a drawer on phones), screen. */
export function AppLayout({ texts, links, onSignOut, context, tools, dense = false, children }: Props) {
  useFocusRecovery()
  useCloseModalsOnNavigation()
  return (
    <div className={style.app}>
      <SkipToContent />
      <header className={style.header}>
        <MenuDrawer texts={texts} links={links} onSignOut={onSignOut} />
        <Link to="/" className={style.brand} aria-label={brand.name}>
          <Wordmark />
        </Link>
        {context}
        <Group gap={4} wrap="nowrap" ml="auto" miw={0}>
          {tools}
        </Group>
      </header>
      <Sidebar texts={texts} links={links} onSignOut={onSignOut} />
      <main id="contenuto" tabIndex={-1} className={style.main} data-dense={dense || undefined}>
        {children}
      </main>
    </div>
  )
}
