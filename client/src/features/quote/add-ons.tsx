import { Alert, Group, Stack, Switch, Text, Title, VisuallyHidden } from '@mantine/core'
import { useRef, useState } from 'react'
import { euro } from 'shared/formats/units'
import { orderTexts } from 'shared/messages/it/dashboard-order'
import type { AddOnCode } from 'shared/quote/line-codes'
import { switchedQuote } from 'shared/quote/switched-quote'
import { useIsPaid, useQuoteLock } from '../../lib/payment-page-link.tsx'
import { trpc } from '../../lib/trpc.ts'
import { QuietButton } from '../../ui/action-buttons.tsx'
import { showErrorToast } from '../../ui/errors.ts'
import { LinkButton } from '../../ui/links.tsx'
import { Money } from '../../ui/money.tsx'
import { Remark } from '../../ui/section-card.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { type Line, PriceLines, PriceReason, row, Subtotal } from './price-lines.tsx'
import style from './quote.module.css'
import type { Quote } from './quote-screen.tsx'

const texts = orderTexts.quote

const withSwitched = (quote: Quote, code: AddOnCode): Quote => ({
  ...switchedQuote(quote, code, line => ({ ...line, because: null, said: null, byStudio: false })),
  confirmedAt: null,
  isSettling: true,
})

/** Returns a function that switches an extra in the cached quote; switching it again is the rollback. */
function useOptimisticQuote(projectId: string) {
  const cache = trpc.useUtils().dashboard.quote.get
  return (code: AddOnCode): Quote | undefined => {
    const quote = cache.getData({ projectId })
    if (!quote?.available) return undefined
    const switched = withSwitched(quote, code)
    cache.setData({ projectId }, switched)
    return switched
  }
}

/** Builds the handlers of both mutations. Of several pending switches only the last answer is shown. */
function useSwitchHandlers(projectId: string) {
  const { dashboard } = trpc.useUtils()
  const { get } = dashboard.quote
  const update = useOptimisticQuote(projectId)
  const pending = useRef(0)
  const [announcement, setAnnouncement] = useState('')
  const move = (code: AddOnCode) => {
    const quote = update(code)
    if (quote) setAnnouncement(texts.totalNow(euro(quote.totalCents)))
    return quote
  }
  const handlers = {
    scope: { id: `extras ${projectId}` },
    onMutate: async ({ code }: { code: AddOnCode }) => {
      pending.current += 1
      const quote = move(code)
      // A quote that is being fetched predates the switch, and cancelling restores the data before it.
      await get.cancel({ projectId })
      if (quote) get.setData({ projectId }, quote)
    },
    onSuccess: (quote: Quote) => {
      if (pending.current === 1) get.setData({ projectId }, quote)
    },
    onError: (error: unknown, { code }: { code: AddOnCode }) => {
      move(code)
      showErrorToast(error)
    },
    onSettled: () => {
      pending.current -= 1
      if (pending.current > 0) return
      void get.invalidate({ projectId })
      void dashboard.briefing.invalidate()
      void dashboard.payment.invalidate()
      void dashboard.status.invalidate()
    },
  }
  return { handlers, announcement }
}

/** Switches extras: at once on the screen and one after the other on the server, with a rollback on failure. */
function useExtras(projectId: string) {
  const { handlers, announcement } = useSwitchHandlers(projectId)
  const add = trpc.dashboard.quote.addExtra.useMutation(handlers)
  const decline = trpc.dashboard.quote.decline.useMutation(handlers)
  const set = (code: AddOnCode, isOn: boolean) => (isOn ? add : decline).mutate({ projectId, code })
  /** 'Non mi serve': switches the extra off and offers an undo. */
  const remove = (code: AddOnCode, label: string) => {
    set(code, false)
    const { declined, undo } = texts
    showToast({ title: declined(label), action: { label: undo, run: () => set(code, true) } })
  }
  return { set, remove, announcement }
}

type Extra = Quote['extras'][number]
type RowProps = {
  extra: Extra
  line: Line | undefined
  extras: ReturnType<typeof useExtras>
  isLocked: boolean
}

const Hint = ({ text }: { text: string }) => <Remark mt={2}>{text}</Remark>

/** Shows why an extra is in the quote, or that it is not. */
function Reason({ extra, line, extras, isLocked }: RowProps) {
  if (!extra.canSwitch) return <Hint text={texts.extraExcluded} />
  if (!extra.isOn) return <Hint text={texts.extraOff} />
  return (
    <Group gap="0 12px">
      {line?.because ? <PriceReason line={line} /> : <Hint text={texts.extraAdded} />}
      {!isLocked && (
        <QuietButton
          mih={32}
          ml={-10}
          py={0}
          aria-label={texts.declineLabel(extra.label)}
          onClick={() => extras.remove(extra.code, extra.label)}
        >
          {texts.decline}
        </QuietButton>
      )}
    </Group>
  )
}

function ExtraRow(props: RowProps) {
  const { extra, extras, isLocked } = props
  const { code, label, amountCents, isOn, canSwitch } = extra
  const look = isOn ? {} : ({ fw: 400, c: 'dimmed' } as const)
  return (
    <Group component="li" {...row} className={`ruled ${style.extra}`}>
      <div className={style.extraText}>
        <Title order={4} ff="text" fz="1.0625rem" lh={1.4} fw={650} {...look}>
          {label}
        </Title>
        <Reason {...props} />
      </div>
      <Text span fw={600} {...look}>
        <Money cents={amountCents} />
      </Text>
      <Switch
        aria-label={label}
        checked={isOn}
        disabled={!canSwitch || isLocked}
        onChange={event => extras.set(code, event.currentTarget.checked)}
      />
    </Group>
  )
}

type Props = { quote: Quote; lines: readonly Line[]; projectId: string }

type LockedProps = Pick<Props, 'projectId'> & { lock: keyof typeof texts.extrasLocked }

/** Says why the switches are disabled, and links to the payment that can be cancelled. */
const LockedNotice = ({ projectId, lock }: LockedProps) => (
  <Alert color="orange" my="sm">
    <p>{texts.extrasLocked[lock]}</p>
    <LinkButton to="/dashboard/payment" search={{ project: projectId }} variant="default" size="sm" mt="xs">
      {texts.toPayment}
    </LinkButton>
  </Alert>
)

function Switches({ quote, lines, projectId }: Props) {
  const extras = useExtras(projectId)
  const lock = useQuoteLock(projectId)
  return (
    <>
      {lock && lock !== 'paid' ? (
        <LockedNotice projectId={projectId} lock={lock} />
      ) : (
        <Remark mt={4} mb="sm">
          {quote.confirmedAt ? texts.extrasWithdraw : texts.extrasText}
        </Remark>
      )}
      <Stack component="ul" gap={0}>
        {quote.extras.map(extra => (
          <ExtraRow
            key={extra.code}
            extra={extra}
            line={lines.find(({ code }) => code === extra.code)}
            extras={extras}
            isLocked={lock !== null}
          />
        ))}
      </Stack>
      <VisuallyHidden role="status">{extras.announcement}</VisuallyHidden>
    </>
  )
}

/** Renders the extras, each with its switch; of a paid or individually agreed quote, those that were added. */
export function AddOns(props: Props) {
  const isFixed = useIsPaid(props.projectId) || props.quote.isCustom
  if (isFixed && props.lines.length === 0) return null
  return (
    <>
      <Title order={3} mt={28} fz="1.0625rem" lh={1.4}>
        {texts.extras}
      </Title>
      {isFixed ? <PriceLines lines={props.lines} /> : <Switches {...props} />}
      <Subtotal name={texts.extrasTotal} lines={props.lines} />
    </>
  )
}
