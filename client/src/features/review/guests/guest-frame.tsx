import type { ReactNode } from 'react'
import { RpcRoot } from '../../../lib/rpc-root.tsx'
import { NoScriptNotice } from '../../../ui/no-script-notice.tsx'
import { ProductRoot } from '../../../ui/product-root.tsx'
import { Wordmark } from '../../../ui/wordmark.tsx'
import style from './guest-page.module.css'

/** What stands around a guest's page: whose it is, and no way to anything else. */
export function GuestFrame({ children }: { children: ReactNode }) {
  return (
    <ProductRoot>
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
    </ProductRoot>
  )
}
