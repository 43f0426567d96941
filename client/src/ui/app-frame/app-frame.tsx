import { ActionIcon, Drawer } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { modals } from '@mantine/modals'
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand, IconMenu2 } from '@tabler/icons-react'
import { Link, useLocation } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { brand } from 'shared/catalogue/brand'
import { publicTexts } from 'shared/messages/it/public'
import { SkipLink } from '../skip-link.tsx'
import { useLocalStorageFlag } from '../use-local-storage-flag.ts'
import { Wordmark } from '../wordmark.tsx'
import style from './app-frame.module.css'
import { type SideLink, SideNav } from './side-nav.tsx'

/** The focused element and what it stands in, from the inside out. */
function trailOf(target: EventTarget | null): HTMLElement[] {
  const trail: HTMLElement[] = []
  for (let at = target; at instanceof HTMLElement && at !== document.body; at = at.parentElement)
    trail.push(at)
  return trail
}

/** Only for a script's sake: the keyboard goes on from there, and does not stop there again. */
function focusOn(element: HTMLElement): void {
  if (element.tabIndex < 0) element.tabIndex = -1
  element.focus({ preventScroll: true })
}

/**
 * Keeps the keyboard's place when what had the focus disappears, such as a row with the button that ended it: the focus
 * goes to the nearest part of the page around it instead of to the beginning of the document.
 */
function useKeptFocus(): void {
  useEffect(() => {
    let trail: HTMLElement[] = []
    const remember = ({ target }: FocusEvent) => {
      // A dialog stands outside of the content, and goes with everything in it.
      if (target instanceof Element && target.closest('main')) trail = trailOf(target)
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
  /** Beside the brand: what the screens are about. */
  context?: ReactNode
  /** At the header's end: bell, person. */
  tools: ReactNode
  children: ReactNode
}

function Sidebar({ texts, links, onSignOut }: Pick<Props, 'texts' | 'links' | 'onSignOut'>) {
  const [narrow, setNarrow] = useLocalStorageFlag('sidebar-narrow')
  const Icon = narrow ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse
  return (
    <div className={`${style.sidebar} ${narrow ? style.narrow : ''}`}>
      <ActionIcon
        className={style.fold ?? ''}
        aria-label={narrow ? texts.expand : texts.collapse}
        onClick={() => setNarrow(!narrow)}
      >
        <Icon size={22} aria-hidden="true" />
      </ActionIcon>
      <SideNav
        label={texts.label}
        links={links}
        narrow={narrow}
        signOut={{ label: texts.signOut, run: onSignOut }}
      />
    </div>
  )
}

/** The frame of the signed-in areas: header, folding sidebar (a drawer on phones), screen. */
/** Closes confirmations when the address changes, also by the Back button. */
function useCloseModalsOnNavigation() {
  const path = useLocation({ select: location => location.pathname })
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the address changes
  useEffect(() => () => modals.closeAll(), [path])
}

export function AppFrame({ texts, links, onSignOut, context, tools, children }: Props) {
  const [menuOpened, menu] = useDisclosure()
  useKeptFocus()
  useCloseModalsOnNavigation()
  return (
    <div className={style.app}>
      <SkipLink />
      <header className={style.header}>
        <ActionIcon
          className={style.burger ?? ''}
          data-menu-button
          aria-label={publicTexts.nav.openMenu}
          aria-expanded={menuOpened}
          onClick={menu.open}
        >
          <IconMenu2 size={24} aria-hidden="true" />
        </ActionIcon>
        <Link to="/" className={style.brand} aria-label={brand.name}>
          <Wordmark />
        </Link>
        {context}
        <div className={style.right}>{tools}</div>
      </header>
      <Sidebar texts={texts} links={links} onSignOut={onSignOut} />
      <Drawer
        opened={menuOpened}
        onClose={menu.close}
        title={texts.label}
        size={300}
        closeButtonProps={{ 'aria-label': publicTexts.nav.closeMenu, size: 'lg' }}
      >
        <SideNav
          label={texts.label}
          links={links}
          narrow={false}
          signOut={{ label: texts.signOut, run: onSignOut }}
          onFollow={menu.close}
        />
      </Drawer>
      <main id="contenuto" tabIndex={-1} className={style.main}>
        {children}
      </main>
    </div>
  )
}
