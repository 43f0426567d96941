import { IconMenu2, IconX } from '@tabler/icons-react'
import { useLocation } from '@tanstack/react-router'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { publicTexts } from 'shared/messages/it/public'
import { NavAccount } from './nav-account.tsx'
import { NavLinks } from './nav-links.tsx'
import style from './navbar.module.css'

const texts = publicTexts.nav

/** The navigation of small screens: Escape and following a link close it. */
export function MobileMenu() {
  const [open, setOpen] = useState(false)
  const toggle = useRef<HTMLButtonElement>(null)
  const path = useLocation({ select: location => location.href })
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes whenever the address changes
  useEffect(() => setOpen(false), [path])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    setOpen(false)
    toggle.current?.focus()
  }
  const Sign = open ? IconX : IconMenu2
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is heard from any part of the menu
    <div className={style.narrow} onKeyDown={onKeyDown}>
      <button
        ref={toggle}
        type="button"
        className={style.toggle}
        aria-expanded={open}
        aria-controls="menu"
        aria-label={open ? texts.closeMenu : texts.openMenu}
        onClick={() => setOpen(!open)}
      >
        <Sign size={26} aria-hidden="true" />
      </button>
      <nav id="menu" aria-label={texts.label} className={style.sheet} hidden={!open}>
        <NavLinks onFollow={() => setOpen(false)} />
        <NavAccount />
      </nav>
    </div>
  )
}
