import { Group } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { brand } from 'shared/catalogue/brand'
import { authTexts } from 'shared/messages/it/auth'
import { TrpcProvider } from '../../lib/trpc-provider.tsx'
import { MantineRoot } from '../../ui/mantine-root.tsx'
import { NoScriptNotice } from '../../ui/no-script-notice.tsx'
import { SceneIllustration } from '../../ui/scene-illustration.tsx'
import { Viewfinder } from '../../ui/viewfinder.tsx'
import { Wordmark } from '../../ui/wordmark.tsx'
import style from './access-layout.module.css'

function Top() {
  return (
    <Group justify="space-between" gap="8px 16px">
      <Link to="/" className={style.brand}>
        <Wordmark />
      </Link>
      <Link to="/" className={`plain-link ${style.back}`}>
        <IconArrowLeft size={18} aria-hidden="true" />
        {authTexts.backHome}
      </Link>
    </Group>
  )
}

export function AccessLayout({ children }: { children: ReactNode }) {
  return (
    <MantineRoot theme="notte">
      <TrpcProvider>
        <div className={style.access}>
          <div className={style.scene} aria-hidden="true">
            <SceneIllustration kind="interview" seed="ingresso" className={style.still} />
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
      </TrpcProvider>
    </MantineRoot>
  )
}
