import type { ReactNode } from 'react'
import { orderTexts } from 'shared/messages/it/dashboard-order'
import { Screen } from '../../ui/screen.tsx'
import style from './briefing-screen.module.css'
import { Tips } from './tips.tsx'

const texts = orderTexts.briefing

type Props = { conversation: ReactNode; brief: ReactNode; recap: ReactNode }

/** The briefing: the conversation, what was understood, what came out of it, and how to make it good. */
export function BriefingScreen({ conversation, brief, recap }: Props) {
  return (
    <Screen title={texts.title} intro={texts.intro} wide compact>
      <div className={style.grid}>
        <div className={style.talk}>{conversation}</div>
        <div className={style.brief}>{brief}</div>
        <div className={style.side}>
          {recap}
          <Tips title={texts.tipsTitle} tips={texts.tips} />
        </div>
      </div>
    </Screen>
  )
}
