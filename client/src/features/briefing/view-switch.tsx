import { formTexts } from 'shared/messages/it/briefing-form'
import { ChoiceBar } from '../../ui/choice-bar.tsx'
import style from './conversation-panel.module.css'

export type View = 'talk' | 'form'

const choices = [
  { value: 'talk', label: formTexts.talk },
  { value: 'form', label: formTexts.form },
] as const

type Props = { view: View; onChange: (view: View) => void }

/** The same brief, told or filled in. */
export function ViewSwitch({ view, onChange }: Props) {
  return (
    <div className={style.views}>
      <ChoiceBar<View> label={formTexts.views} choices={choices} value={view} onChange={onChange} />
    </div>
  )
}
