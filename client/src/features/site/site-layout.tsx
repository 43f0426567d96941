import type { ReactNode } from 'react'
import { NoScriptNotice } from '../../ui/no-script-notice.tsx'
import { SkipLink } from '../../ui/skip-link.tsx'
import { Footer } from './footer.tsx'
import { Navbar } from './navbar.tsx'
import style from './site-layout.module.css'

/** Navbar, page, footer. */
export function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <div className={style.site}>
      <SkipLink />
      <Navbar />
      <main id="contenuto" tabIndex={-1} className={style.main}>
        <NoScriptNotice />
        {children}
      </main>
      <Footer />
    </div>
  )
}
