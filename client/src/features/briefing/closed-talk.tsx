import { orderTexts } from 'shared/messages/it/dashboard-order'
import { ButtonLink } from '../../ui/button-link.tsx'
import { TextAreaField } from '../../ui/field.tsx'
import { useDraftText } from '../../ui/use-draft-text.ts'
import style from './conversation-panel.module.css'

const texts = orderTexts.briefing

/** In the place of the text box, once the project is paid; what was begun and never sent can still be read. */
export function ClosedTalk({ projectId }: { projectId: string }) {
  const [unsent] = useDraftText(`say:${projectId}`)
  return (
    <div className={style.form}>
      <div className={`cluster spread ${style.closed}`}>
        <p>{texts.closed}</p>
        <ButtonLink to="/dashboard/status" search={{ project: projectId }} variant="outline" size="small">
          {texts.toStatus}
        </ButtonLink>
      </div>
      {unsent !== '' && (
        <TextAreaField label={texts.unsent} value={unsent} minRows={1} maxRows={4} readOnly />
      )}
    </div>
  )
}
