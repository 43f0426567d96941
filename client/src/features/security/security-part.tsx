import type { ReactNode } from 'react'
import { securityTexts } from 'shared/messages/it/security'
import { PasswordPanel } from './password-panel.tsx'
import { SecondFactorPanel } from './second-factor-panel.tsx'
import style from './security.module.css'
import { SessionsPanel } from './sessions-panel.tsx'

/** How a person comes in: password, second factor, devices; the same for clients and members. `address` stands first. */
export function SecurityPart({ address, children }: { address?: ReactNode; children?: ReactNode }) {
  return (
    <section className={style.part} aria-labelledby="security">
      <header className={style.head}>
        <h2 id="security" className={style.heading}>
          {securityTexts.title}
        </h2>
        <p className={style.intro}>{securityTexts.intro}</p>
      </header>
      {address}
      <PasswordPanel />
      <SecondFactorPanel />
      <SessionsPanel />
      {children}
    </section>
  )
}
