import { orderTexts } from 'shared/messages/it/dashboard-order'
import { Button } from '../../ui/button.tsx'
import style from './recap-panel.module.css'

const texts = orderTexts.recap.overtaken

type Props = { newer: string; onTake: () => void; onInsist: () => void }

/** Another tab, or the conversation, has written this recap anew: nobody's words are lost without a choice. */
export function OvertakenNotice({ newer, onTake, onInsist }: Props) {
  return (
    <div className={style.foreign} role="alert">
      <p>{texts.title}</p>
      <blockquote className={style.newer}>{newer}</blockquote>
      <div className="cluster gap-8">
        <Button size="small" onClick={onTake}>
          {texts.take}
        </Button>
        <Button variant="outline" size="small" onClick={onInsist}>
          {texts.insist}
        </Button>
      </div>
    </div>
  )
}
