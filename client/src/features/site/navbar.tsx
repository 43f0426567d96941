import { Link } from '@tanstack/react-router'
import { publicTexts } from 'shared/messages/it/public'
import { Wordmark } from '../../ui/wordmark.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { NavAccount } from './nav-account.tsx'
import { NavLinks } from './nav-links.tsx'
import style from './navbar.module.css'

/** The site's head: brand, sections, free audit, account; folded into a menu on small screens. */
export function Navbar() {
  return (
    <header className={style.bar}>
      <Link to="/" className={style.brand} activeOptions={{ exact: true }}>
        <Wordmark />
      </Link>
      <nav aria-label={publicTexts.nav.label} className={style.wide}>
        <NavLinks />
        <NavAccount />
      </nav>
      <MobileMenu />
    </header>
  )
}
