import { inboxTexts } from 'shared/messages/it/inbox'
import { Card } from '../../ui/card.tsx'
import { FoldedText } from './folded-text.tsx'
import style from './lead.module.css'
import type { Lead } from './lead-screen.tsx'

const texts = inboxTexts.detail

/** What came in, in the sender's own words. */
export function RequestCard({ lead }: { lead: Lead }) {
  return (
    <Card title={texts.text[lead.kind]}>
      <FoldedText text={lead.text} />
      {lead.projectText && (
        <div className={style.more}>
          <h3 className={style.label}>{texts.projectText}</h3>
          <FoldedText text={lead.projectText} />
        </div>
      )}
    </Card>
  )
}
