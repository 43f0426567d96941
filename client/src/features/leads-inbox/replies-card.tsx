import { inboxTexts } from 'shared/messages/it/inbox'
import { Card } from '../../ui/card.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { FoldedText } from './folded-text.tsx'
import style from './lead.module.css'
import type { Lead } from './lead-screen.tsx'

const texts = inboxTexts.reply

/** What the team has answered so far. */
export function RepliesCard({ replies }: Pick<Lead, 'replies'>) {
  if (replies.length === 0) return null
  return (
    <Card title={texts.sentTitle}>
      <ol className={style.replies}>
        {replies.map(reply => (
          <li key={reply.id}>
            <h3 className={style.subject}>{reply.subject}</h3>
            <p className="soft">
              <RelativeTime moment={reply.createdAt} words={when => texts.by(reply.authorName, when)} />
            </p>
            <FoldedText text={reply.text} />
          </li>
        ))}
      </ol>
    </Card>
  )
}
