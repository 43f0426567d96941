import { panelTexts } from 'shared/messages/it/briefing-panel'
import { trpc } from '../../lib/trpc.ts'
import { Money } from '../../ui/money.tsx'
import style from './brief-panel.module.css'
import type { Conversation } from './use-conversation.ts'

/** The quote once there is one, which a recap edited by hand may have changed; before it, the estimate. */
function usePrice(conversation: Conversation, projectId: string | undefined) {
  const isQuoted = conversation.complete && projectId !== undefined
  const { data } = trpc.dashboard.quote.get.useQuery({ projectId: projectId ?? '' }, { enabled: isQuoted })
  if (isQuoted && data?.available) return { label: panelTexts.quote, cents: data.totalCents }
  return { label: panelTexts.estimate, cents: conversation.estimateCents }
}

/** What the video costs as it stands, said again whenever it changes. */
export function BriefPrice(props: { conversation: Conversation; projectId: string | undefined }) {
  const { label, cents } = usePrice(props.conversation, props.projectId)
  return (
    <div className={style.price} role="status">
      <p className={style.priceLabel}>{label}</p>
      {cents === null ? (
        <p className={style.noPrice}>{panelTexts.noEstimate}</p>
      ) : (
        <p className={style.amount}>
          <Money cents={cents} />
        </p>
      )}
      <p className={style.priceNote}>{panelTexts.estimateNote}</p>
    </div>
  )
}
