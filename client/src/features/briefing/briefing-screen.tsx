import type { ReactNode } from 'react'
import { orderTexts } from 'shared/messages/it/dashboard-order'
import { Screen } from '../../ui/screen.tsx'
import style from './briefing-screen.module.css'
import { Tips } from './tips.tsx'

const texts = orderTexts.briefing

/** The briefing: the conversation, what came out of it, and how to make it good. */
export function BriefingScreen({ conversation, recap }: { conversation: ReactNode; recap: ReactNode }) {
  return (
    <Screen title={texts.title} intro={texts.intro} wide>
      <div className={style.grid}>
        <div className={style.talk}>{conversation}</div>
        <div className={style.side}>
          {recap}
          <Tips />
        </div>
      </div>
    </Screen>
  )
}
