import {
  IconBrandInstagram,
  IconBrandLinkedin,
  IconBrandYoutube,
  IconExternalLink,
  IconMenu2,
  IconX,
} from '@tabler/icons-react'
import { Link, useLocation } from '@tanstack/react-router'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { brand } from 'shared/catalogue/brand'
import { companyParticulars } from 'shared/messages/it/company-particulars'
import { publicTexts } from 'shared/messages/it/public'
import { overlays } from '../../lib/overlays.ts'
import { useSession } from '../../lib/session.ts'
import { signOut } from '../../lib/sign-out.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { NoScriptNotice } from '../../ui/no-script-notice.tsx'
import { SkipToContent } from '../../ui/skip-to-content.tsx'
import { Wordmark } from '../../ui/wordmark.tsx'
import navStyle from './navbar.module.css'
import style from './site-layout.module.css'

const { footer: texts, nav: navTexts } = publicTexts
const signs = { Instagram: IconBrandInstagram, LinkedIn: IconBrandLinkedin, YouTube: IconBrandYoutube }

const company = [
  { to: '/about', label: texts.about },
  { to: '/interviste', label: texts.interviews },
  { to: '/contact', label: texts.contact },
  { to: '/', hash: 'testimonianze', label: texts.testimonials },
  { to: '/', hash: 'faq', label: texts.faq },
] as const

const legal = [
  { to: '/privacy', label: texts.privacy },
  { to: '/terms', label: texts.terms },
] as const

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className={style.heading}>{title}</h2>
      <ul>{children}</ul>
    </section>
  )
}

function Social() {
  return (
    <Column title={texts.social}>
      {brand.social.map(({ name, url }) => {
        const Sign = signs[name] ?? IconExternalLink
        return (
          <li key={name}>
            <a className={`plain-link ${style.link}`} href={url} target="_blank" rel="noreferrer">
              <Sign size={18} aria-hidden="true" />
              {name}
              <span className="visually-hidden"> ({texts.opensInNewTab})</span>
            </a>
          </li>
        )
      })}
    </Column>
  )
}

function Pages({ title, links }: { title: string; links: typeof company | typeof legal }) {
  return (
    <Column title={title}>
      {links.map(({ label, ...page }) => (
        <li key={label}>
          <Link className={`plain-link ${style.link}`} {...page}>
            {label}
          </Link>
        </li>
      ))}
    </Column>
  )
}

/** Company details, links and legal pages. Following a link scrolls to the top. */
function Footer() {
  return (
    <footer className={style.footer}>
      <div className={style.inner}>
        <div className={style.about}>
          <Wordmark />
          <p>{brand.claim}</p>
        </div>
        <Social />
        <Pages title={texts.company} links={company} />
        <Pages title={texts.legal} links={legal} />
      </div>
      <ul className={style.small}>
        {companyParticulars.map(part => (
          <li key={part}>{part}</li>
        ))}
      </ul>
    </footer>
  )
}

const anchors = [
  { hash: 'servizi', label: navTexts.services },
  { hash: 'processo', label: navTexts.process },
  { hash: 'testimonianze', label: navTexts.testimonials },
  { hash: 'faq', label: navTexts.faq },
]

/** Renders the sections of the landing page one is on, or of the home page from anywhere else. */
function NavLinks({ onFollow }: { onFollow?: () => void }) {
  const landing = useLocation({ select: location => (location.pathname === '/yellow' ? '/yellow' : '/') })
  return (
    <ul className={navStyle.links}>
      {anchors.map(({ hash, label }) => (
        <li key={hash}>
          <Link to={landing} hash={hash} className={navStyle.link} onClick={onFollow}>
            {label}
          </Link>
        </li>
      ))}
      <li>
        <button
          type="button"
          className={navStyle.link}
          onPointerEnter={() => overlays.preload('audit')}
          onFocus={() => overlays.preload('audit')}
          onClick={() => {
            onFollow?.()
            overlays.open('audit')
          }}
        >
          {navTexts.audit}
        </button>
      </li>
    </ul>
  )
}

/** Renders the way in for visitors, the way to the dashboard and out for clients. */
function NavAccount() {
  const session = useSession()
  if (session.state !== 'signed-in')
    return (
      <div className={navStyle.account}>
        <ButtonLink to="/login" variant="subtle" size="small">
          {navTexts.signIn}
        </ButtonLink>
        <ButtonLink to="/get-started" size="small">
          {navTexts.start}
        </ButtonLink>
      </div>
    )
  return (
    <div className={navStyle.account}>
      <Button variant="subtle" size="small" onClick={() => void signOut()}>
        {navTexts.signOut}
      </Button>
      <ButtonLink to="/dashboard" size="small">
        {navTexts.dashboard}
      </ButtonLink>
    </div>
  )
}

/** Renders the site's head: brand, sections, free audit, account; folded into a menu on small screens. */
function Navbar() {
  return (
    <header className={navStyle.bar}>
      <Link to="/" className={navStyle.brand} activeOptions={{ exact: true }}>
        <Wordmark />
      </Link>
      <nav aria-label={publicTexts.nav.label} className={navStyle.wide}>
        <NavLinks />
        <NavAccount />
      </nav>
      <MobileMenu />
    </header>
  )
}

/** Renders the navigation of small screens: Escape and following a link close it. */
function MobileMenu() {
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
  const Icon = open ? IconX : IconMenu2
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is heard from any part of the menu
    <div className={navStyle.narrow} onKeyDown={onKeyDown}>
      <button
        ref={toggle}
        type="button"
        className={navStyle.toggle}
        aria-expanded={open}
        aria-controls="menu"
        aria-label={open ? navTexts.closeMenu : navTexts.openMenu}
        onClick={() => setOpen(!open)}
      >
        <Icon size={26} aria-hidden="true" />
      </button>
      <nav id="menu" aria-label={navTexts.label} className={navStyle.sheet} hidden={!open}>
        <NavLinks onFollow={() => setOpen(false)} />
        <NavAccount />
      </nav>
    </div>
  )
}

export function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <div className={style.site}>
      <SkipToContent />
      <Navbar />
      <main id="contenuto" tabIndex={-1} className={style.main}>
        <NoScriptNotice />
        {children}
      </main>
      <Footer />
    </div>
  )
}
