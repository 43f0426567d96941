import type { ReactNode } from 'react'
import { orderTexts } from 'shared/messages/it/dashboard-order'
import { useIsPaid } from '../../lib/payment-page-link.tsx'
import { type Outputs, trpc } from '../../lib/trpc.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { Screen } from '../../ui/screen.tsx'
import { QuoteFacts } from './quote-facts.tsx'
import { QuoteLines } from './quote-lines.tsx'
import { QuoteOptions } from './quote-options.tsx'
import style from './quote-screen.module.css'
import { QuoteSummary } from './quote-summary.tsx'

const texts = orderTexts.quote

export type Quote = Extract<Outputs['dashboard']['quote']['get'], { available: true }> & {
  /** A switch was moved and the server has not answered yet: net, VAT, deposit and balance are those of before. */
  isSettling?: boolean
}

function ToBriefing({ projectId, label }: { projectId: string; label: string }) {
  return (
    <ButtonLink variant="outline" to="/dashboard/briefing" search={{ project: projectId }}>
      {label}
    </ButtonLink>
  )
}

function Offer({ quote, projectId }: { quote: Quote; projectId: string }) {
  const isPaid = useIsPaid(projectId)
  return (
    <div className={style.grid}>
      <div className={style.column}>
        <QuoteLines quote={quote} projectId={projectId} />
        {!isPaid && <QuoteOptions options={quote.options} />}
        <Card title={quote.isCustom ? texts.customSummary : texts.summary}>
          <p className="typed soft">{quote.summary}</p>
        </Card>
      </div>
      <div className={style.column}>
        <QuoteSummary quote={quote} projectId={projectId} />
        <QuoteFacts quote={quote} />
      </div>
    </div>
  )
}

/** The automatic quote: each line with the words of the brief that caused it. */
export function QuoteScreen({ projectId, proposals }: { projectId: string; proposals: ReactNode }) {
  const query = trpc.dashboard.quote.get.useQuery({ projectId })
  const isCustom = query.data?.available && query.data.isCustom
  return (
    <Screen
      title={texts.title}
      intro={isCustom ? texts.customIntro : texts.intro}
      wide
      actions={<ToBriefing projectId={projectId} label={texts.backToBriefing} />}
    >
      {proposals}
      <QueryView query={query} skeletonHeights={[320, 160]} errorTitle={texts.load}>
        {quote =>
          quote.available ? (
            <Offer quote={quote} projectId={projectId} />
          ) : (
            <EmptyState title={texts.none} text={texts.noneText}>
              <ButtonLink to="/dashboard/briefing" search={{ project: projectId }}>
                {texts.toBriefing}
              </ButtonLink>
            </EmptyState>
          )
        }
      </QueryView>
    </Screen>
  )
}
