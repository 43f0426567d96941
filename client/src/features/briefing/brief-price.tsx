import { quotePrices } from 'shared/catalogue/price-list'
import { panelTexts } from 'shared/messages/it/briefing-panel'
import { trpc } from '../../lib/trpc.ts'
import { Money } from '../../ui/money.tsx'
import style from './brief-panel.module.css'
import type { Conversation } from './use-conversation.ts'

/** The quote once there is one, which a recap edited by hand may have changed; before it, the estimate. */
function usePrice(conversation: Conversation, projectId: string | undefined) {
  const { complete, brief, estimateCents } = conversation
  const isQuoted = complete && projectId !== undefined
  const { data } = trpc.dashboard.quote.get.useQuery({ projectId: projectId ?? '' }, { enabled: isQuoted })
  if (isQuoted && data?.available) {
    return { label: brief.kind ? panelTexts.quote : panelTexts.baseQuote, cents: data.totalCents }
  }
  // Without a kind there is nothing to estimate but where every price begins.
  if (estimateCents === null) return { label: panelTexts.basePrice, cents: quotePrices.base }
  return { label: panelTexts.estimate, cents: estimateCents }
}

/** What the video costs as it stands, said again whenever it changes. */
export function BriefPrice(props: { conversation: Conversation; projectId: string | undefined }) {
  const { label, cents } = usePrice(props.conversation, props.projectId)
  const hasKind = props.conversation.brief.kind !== null
  return (
    <div className={style.price} role="status">
      <p className={style.priceLabel}>{label}</p>
      <p className={style.amount}>
        <Money cents={cents} />
      </p>
      <p className={style.priceNote}>{hasKind ? panelTexts.estimateNote : panelTexts.basePriceNote}</p>
    </div>
  )
}
