import { panelTexts } from 'shared/messages/it/briefing-panel'
import { orderTexts } from 'shared/messages/it/dashboard-order'
import { ButtonLink } from '../../ui/button-link.tsx'
import style from './conversation-panel.module.css'
import { openNames } from './open-questions.ts'
import type { Conversation } from './use-conversation.ts'

const texts = orderTexts.briefing

type Props = { projectId: string | undefined; conversation: Conversation }

/** At the end: what is still open, and the way to the quote. */
export function CompleteNotice({ projectId, conversation: { complete, brief } }: Props) {
  if (!complete || !projectId) return null
  const open = openNames(brief)
  return (
    <div className={`cluster spread ${style.complete}`}>
      <p>
        {texts.complete}
        {open !== '' && <span className={style.open}> {panelTexts.open(open)}</span>}
      </p>
      <ButtonLink to="/dashboard/quote" search={{ project: projectId }} size="small">
        {texts.toQuote}
      </ButtonLink>
    </div>
  )
}
