import { IconArrowLeft } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { brand } from 'shared/catalogue/brand'
import { authTexts } from 'shared/messages/it/auth'
import { RpcRoot } from '../../lib/rpc-root.tsx'
import { MantineRoot } from '../../ui/mantine-root.tsx'
import { NoScriptNotice } from '../../ui/no-script-notice.tsx'
import { Still } from '../../ui/still.tsx'
import { Viewfinder } from '../../ui/viewfinder.tsx'
import { Wordmark } from '../../ui/wordmark.tsx'
import style from './access-layout.module.css'

function Top() {
  return (
    <div className={style.top}>
      <Link to="/" className={style.brand}>
        <Wordmark />
      </Link>
      <Link to="/" className={style.back}>
        <IconArrowLeft size={18} aria-hidden="true" />
        {authTexts.backHome}
      </Link>
    </div>
  )
}

export function AccessLayout({ children }: { children: ReactNode }) {
  return (
    <MantineRoot theme="notte">
      <RpcRoot>
        <div className={style.access}>
          <div className={style.scene} aria-hidden="true">
            <Still kind="interview" seed="ingresso" className={style.still} />
            <Viewfinder className={style.caption}>{brand.claim}</Viewfinder>
          </div>
          <div className={style.side}>
            <NoScriptNotice />
            <Top />
            <main id="contenuto" className={style.card}>
              {children}
            </main>
          </div>
        </div>
      </RpcRoot>
    </MantineRoot>
  )
}
