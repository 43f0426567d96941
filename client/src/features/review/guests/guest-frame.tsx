import '../../../ui/mantine-app.ts'
import type { ReactNode } from 'react'
import { RpcRoot } from '../../../lib/rpc-root.tsx'
import { MantineRoot } from '../../../ui/mantine-root.tsx'
import { NoScriptNotice } from '../../../ui/no-script-notice.tsx'
import { Wordmark } from '../../../ui/wordmark.tsx'
import style from './guest-page.module.css'

/** What stands around a guest's page: whose it is, and no way to anything else. */
export function GuestFrame({ children }: { children: ReactNode }) {
  return (
    <MantineRoot theme="prodotto">
      <RpcRoot>
        <div className={style.frame}>
          <header className={style.top}>
            <Wordmark />
          </header>
          <NoScriptNotice />
          <main id="contenuto" className={style.main}>
            {children}
          </main>
        </div>
      </RpcRoot>
    </MantineRoot>
  )
}
