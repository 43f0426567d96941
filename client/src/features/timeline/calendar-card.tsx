import { useId, useRef } from 'react'
import { teamTexts } from 'shared/messages/it/team'
import { timelineTexts } from 'shared/messages/it/timeline'
import type { Outputs } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ConfirmButton } from '../../ui/confirm-button.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { showToast } from '../../ui/toast-store.ts'
import style from './timeline.module.css'
import { useCalendar } from './use-calendar.ts'

const texts = timelineTexts.calendar
const fixed = teamTexts.timeline

type Acts = Pick<ReturnType<typeof useCalendar>, 'renew' | 'revoke'>

function Address({ url }: { url: string }) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const copy = () =>
    navigator.clipboard
      .writeText(url)
      .then(() => showToast({ title: fixed.calendarCopied }))
      .catch(() => {
        input.current?.select()
        showToast({ tone: 'bad', title: teamTexts.error, text: texts.copyByHand })
      })
  return (
    <div className="cluster full-width gap-12">
      <label htmlFor={id} className="visually-hidden">
        {texts.address}
      </label>
      <input
        id={id}
        ref={input}
        className={style.url}
        readOnly
        value={url}
        onFocus={event => event.currentTarget.select()}
      />
      <Button onClick={() => void copy()}>{fixed.calendarCopy}</Button>
    </div>
  )
}

/** Changing and ending ask first: calendars elsewhere lean on the address. */
function Endings({ renew, revoke }: Acts) {
  return (
    <div className="cluster gap-8">
      <ConfirmButton
        variant="outline"
        size="small"
        label={fixed.calendarRenew}
        question={{ title: texts.renewTitle, text: texts.renewText, confirm: fixed.calendarRenew }}
        busy={renew.isPending}
        onConfirm={close => renew.mutate(undefined, { onSettled: close })}
      />
      <ConfirmButton
        variant="subtle"
        size="small"
        label={fixed.calendarRevoke}
        question={{
          title: texts.revokeTitle,
          text: texts.revokeText,
          confirm: fixed.calendarRevoke,
          danger: true,
        }}
        busy={revoke.isPending}
        onConfirm={close => revoke.mutate(undefined, { onSettled: close })}
      />
    </div>
  )
}

type Calendar = Outputs['team']['calendar']['get']

function Content({ calendar, renew, revoke }: Acts & { calendar: Calendar }) {
  if (!calendar.url)
    return (
      <>
        <p className={style.soft}>{calendar.active ? texts.stale : texts.none}</p>
        <Button busy={renew.isPending} onClick={() => renew.mutate()}>
          {texts.create}
        </Button>
      </>
    )
  return (
    <>
      <p className={style.soft}>{fixed.calendarText}</p>
      <Address url={calendar.url} />
      <Endings renew={renew} revoke={revoke} />
    </>
  )
}

/** The deadlines in one's own calendar, by an address that only its owner knows. */
export function CalendarCard() {
  const { query, renew, revoke } = useCalendar()
  return (
    <Card title={fixed.calendar}>
      <div className="stack items-start gap-16">
        <QueryView query={query} skeletonHeights={[46]} errorTitle={texts.load}>
          {calendar => <Content calendar={calendar} renew={renew} revoke={revoke} />}
        </QueryView>
      </div>
    </Card>
  )
}
