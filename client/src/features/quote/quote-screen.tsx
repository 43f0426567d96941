import { Group, Stack, Text, Title } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { orderTexts } from 'shared/messages/it/dashboard-order'
import { deliveryTexts } from 'shared/messages/it/delivery'
import { priceRowsOf } from 'shared/pricing/charge'
import { addOnCodes, deductionCodes } from 'shared/quote/line-codes'
import { useCan } from '../../lib/capabilities.ts'
import { useIsPaid } from '../../lib/payment-page-link.tsx'
import { type Outputs, trpc } from '../../lib/trpc.ts'
import { DeliveryDay } from '../../ui/delivery-day.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/links.tsx'
import { Money } from '../../ui/money.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { Screen } from '../../ui/screen.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import { AddOns } from './add-ons.tsx'
import { type Line, PriceLines, Subtotal } from './price-lines.tsx'
import style from './quote.module.css'
import { QuoteSummary } from './quote-summary.tsx'

const texts = orderTexts.quote

export type Quote = Extract<Outputs['dashboard']['quote']['get'], { available: true }> & {
  /** True while a switch waits for the server: net, VAT, deposit and balance are still those before it. */
  isSettling?: boolean
}

const isOneOf = (codes: readonly string[]) => (line: Line) => codes.includes(line.code)
const isReduction = (line: Line) => isOneOf(deductionCodes)(line) || line.amountCents < 0
const isExtra = isOneOf(addOnCodes)

function Reductions({ lines }: { lines: readonly Line[] }) {
  if (lines.length === 0) return null
  return (
    <>
      <Title order={3} mt={28} fz="1.0625rem" lh={1.4}>
        {texts.reductions}
      </Title>
      <PriceLines lines={lines} />
      <Subtotal name={texts.reductionsTotal} lines={lines} />
    </>
  )
}

const priceOf = ({ totalCents, netCents, vatCents, ...quote }: Quote) => ({
  ...quote,
  quoteTotalCents: totalCents,
  quoteNetCents: netCents,
  quoteVatCents: vatCents,
})

function QuoteLines({ quote, projectId }: { quote: Quote; projectId: string }) {
  const { lines } = quote
  const others = lines.filter(line => !isExtra(line) && !isReduction(line))
  return (
    <SectionCard title={texts.lines}>
      <PriceLines order={3} lines={others.filter(line => line.code !== 'minimum')} />
      <AddOns quote={quote} lines={lines.filter(isExtra)} projectId={projectId} />
      <Reductions lines={lines.filter(isReduction)} />
      <PriceLines order={3} lines={others.filter(line => line.code === 'minimum')} />
      <dl>
        {priceRowsOf(priceOf(quote)).map(({ code, label, amountCents }) =>
          code === 'total' ? (
            <Group
              key={code}
              justify="space-between"
              align="start"
              wrap="nowrap"
              gap="lg"
              pt={20}
              ff="heading"
              fz="1.5rem"
              fw={650}
              lh={1.3}
              style={{ borderTop: '2px solid var(--ink)' }}
            >
              <dt>{label}</dt>
              <dd>
                <Money cents={amountCents} />
              </dd>
            </Group>
          ) : (
            <Group key={code} justify="space-between" wrap="nowrap" gap="lg" pt={8} c="dimmed">
              <dt>{label}</dt>
              <dd>{quote.isSettling ? '…' : <Money cents={amountCents} />}</dd>
            </Group>
          ),
        )}
      </dl>
    </SectionCard>
  )
}

function QuoteFacts({ quote }: { quote: Quote }) {
  return (
    <SectionCard>
      <Title order={2} fz="1.125rem">
        {deliveryTexts.title(quote.delivery)}
      </Title>
      <DeliveryDay delivery={quote.delivery} />
      <Title order={2} mt="lg" mb="sm" fz="1.125rem">
        {texts.includesTitle}
      </Title>
      <Stack component="ul" gap="xs">
        {quote.includes.map(included => (
          <Group component="li" key={included} gap={10} wrap="nowrap" align="flex-start" lh={1.45}>
            <IconCheck size={20} color="var(--ok)" style={{ flex: 'none' }} aria-hidden="true" />
            {included}
          </Group>
        ))}
      </Stack>
    </SectionCard>
  )
}

/** Renders the extras that the brief does not ask for, with their price. */
function QuoteOptions({ options }: { options: Quote['options'] }) {
  if (options.length === 0) return null
  return (
    <SectionCard title={texts.options}>
      <Text mb="md" c="dimmed">
        {texts.optionsText}
      </Text>
      <ul className={style.options}>
        {options.map(option => (
          <Group
            component="li"
            key={option.code}
            className="ruled"
            justify="space-between"
            wrap="nowrap"
            py={10}
          >
            {option.label}
            <Money cents={option.amountCents} />
          </Group>
        ))}
      </ul>
    </SectionCard>
  )
}

function Offer({ quote, projectId }: { quote: Quote; projectId: string }) {
  const isPaid = useIsPaid(projectId)
  return (
    <div className="columns wide-side">
      <Stack gap={28} miw={0}>
        <QuoteLines quote={quote} projectId={projectId} />
        {!isPaid && <QuoteOptions options={quote.options} />}
        <SectionCard title={quote.isCustom ? texts.customSummary : orderTexts.recap.title}>
          <Text c="dimmed" className="typed">
            {quote.summary}
          </Text>
        </SectionCard>
      </Stack>
      <Stack gap={28} miw={0} className={style.summaryColumn}>
        <QuoteSummary quote={quote} projectId={projectId} />
        <QuoteFacts quote={quote} />
      </Stack>
    </div>
  )
}

/** Renders the automatic quote: each line with the text of the brief that caused it. */
export function QuoteScreen({ projectId, proposals }: { projectId: string; proposals: ReactNode }) {
  const query = trpc.dashboard.quote.get.useQuery({ projectId })
  const isCustom = query.data?.available && query.data.isCustom
  const can = useCan()
  const search = { project: projectId }
  return (
    <Screen
      title={texts.title}
      intro={isCustom ? texts.customIntro : texts.intro}
      wide
      actions={
        can('readBrief') && (
          <LinkButton variant="default" to="/dashboard/briefing" search={search}>
            {texts.backToBriefing}
          </LinkButton>
        )
      }
    >
      {proposals}
      <QueryView query={query} skeletonHeights={[320, 160]} errorTitle={texts.load}>
        {quote =>
          quote.available ? (
            <Offer quote={quote} projectId={projectId} />
          ) : (
            <EmptyState title={texts.none} text={texts.noneText}>
              {can('readBrief') && (
                <LinkButton to="/dashboard/briefing" search={search}>
                  {texts.toBriefing}
                </LinkButton>
              )}
            </EmptyState>
          )
        }
      </QueryView>
    </Screen>
  )
}
