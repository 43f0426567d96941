import { composeSummary } from 'shared/briefing/brief/summary'
import { orderTexts } from 'shared/messages/it/dashboard-order'
import { interviewScreenTexts } from 'shared/messages/it/interview'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Money } from '../../ui/money.tsx'
import { usePriceSoFar } from './brief-panel.tsx'
import style from './interview.module.css'
import type { InterviewProps } from './interview.tsx'

const texts = interviewScreenTexts.send

type Props = Pick<InterviewProps, 'projectId' | 'conversation' | 'acts'>

/** The end of the interview: the recap as the studio will read it, its price, and the button that sends it. */
export function SendBrief({ projectId, conversation, acts }: Props) {
  const { brief, sent } = conversation
  const { cents } = usePriceSoFar(conversation, projectId)
  if (sent)
    return (
      <div className={style.end} role="status">
        <h2 className={style.question}>{texts.sent}</h2>
        <p className={style.help}>{texts.sentHelp}</p>
        {projectId && (
          <ButtonLink to="/dashboard/quote" search={{ project: projectId }}>
            {orderTexts.briefing.toQuote}
          </ButtonLink>
        )}
      </div>
    )
  return (
    <div className={style.end}>
      <h2 className={style.question}>{texts.title}</h2>
      <p className={style.help}>{texts.help}</p>
      <p className={style.total}>
        {texts.price} <Money cents={cents} />
      </p>
      <Button busy={acts.isBusy} onClick={() => void acts.send(false)}>
        {texts.send}
      </Button>
      <p className={style.recap}>{composeSummary(brief)}</p>
    </div>
  )
}
