import { type BriefField, briefFields } from 'shared/briefing/brief/brief'
import { answerOf } from 'shared/briefing/brief/written'
import { panelTexts } from 'shared/messages/it/briefing-panel'
import { interviewScreenTexts } from 'shared/messages/it/interview'
import { Button } from '../../ui/button.tsx'
import style from './interview.module.css'
import type { InterviewProps } from './interview.tsx'

type Props = Pick<InterviewProps, 'conversation' | 'onEdit'>

/** Every field of the brief in one list, each opened as its own question by a press. */
export function BriefForm({ conversation: { brief }, onEdit }: Props) {
  return (
    <div className={style.body}>
      <p className={style.help}>{interviewScreenTexts.formHelp}</p>
      <ul className={style.formList}>
        {briefFields.map((field: BriefField) => (
          <li key={field} className={style.formRow}>
            <div>
              <h3 className={style.legend}>{panelTexts.labels[field]}</h3>
              <p>{answerOf(brief, field) ?? panelTexts.missingValue}</p>
            </div>
            <Button variant="outline" size="small" className={style.rowButton} onClick={() => onEdit(field)}>
              {interviewScreenTexts.edit}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
