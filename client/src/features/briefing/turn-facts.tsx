import { IconArrowBackUp, IconX } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { type Brief, type BriefField, type Extra, emptyBrief } from 'shared/briefing/brief'
import { type Written, writtenBetween } from 'shared/briefing/written'
import { summaryTexts } from 'shared/messages/it/briefing'
import { panelTexts } from 'shared/messages/it/briefing-panel'
import { BriefRowEditor } from './brief-row-editor.tsx'
import style from './turn-facts.module.css'
import type { Conversation } from './use-conversation.ts'
import { useCorrect } from './use-correct.ts'

type Fact = NonNullable<Conversation['turns'][number]['wrote']>[number]
type Props = { wrote: readonly Fact[]; brief: Brief; projectId: string | undefined }

const isSame = (one: Fact, other: Written) => one.field === other.field && one.text === other.text

const isRefused = ({ extra, text }: Fact) =>
  extra !== undefined && text === summaryTexts.writtenAs.without(summaryTexts.extras[extra])

/** Whether the brief still says what a turn has written. */
function holds(fact: Fact, brief: Brief): boolean {
  if (fact.extra && isRefused(fact)) return !brief.extras.includes(fact.extra)
  return writtenBetween(emptyBrief, brief).some(written => isSame(fact, written))
}

const newestChip = (field: BriefField) =>
  [...document.querySelectorAll<HTMLElement>(`[role=log] button[data-fact="${field}"]`)].at(-1)

/** The new turn is there within so many frames. */
const MOST_FRAMES = 30

/** After a correction the turn that tells of it has the newest word on this field: the focus goes there. */
function focusNewest(field: BriefField): void {
  const before = newestChip(field)
  const look = (frames: number) => {
    const newest = newestChip(field)
    const isThere = newest !== undefined && newest !== before
    if (!isThere && frames > 0) requestAnimationFrame(() => look(frames - 1))
    else (newest ?? document.querySelector<HTMLElement>('[role=log]'))?.focus({ preventScroll: true })
  }
  look(MOST_FRAMES)
}

function ExtraChip({ fact, extra, brief, projectId }: Chip & { extra: Extra }) {
  const { correct, isPending } = useCorrect(projectId, () => focusNewest('extras'))
  const others = brief.extras.filter(other => other !== extra)
  const name = summaryTexts.extras[extra]
  const [Sign, label, value] = isRefused(fact)
    ? [IconArrowBackUp, panelTexts.putBack(name), [...others, extra]]
    : [IconX, panelTexts.remove(name), others]
  return (
    <button
      type="button"
      className={style.action}
      data-fact="extras"
      aria-label={label}
      aria-disabled={isPending}
      onClick={() => !isPending && correct({ field: 'extras', value })}
    >
      {fact.text}
      <Sign size={16} aria-hidden="true" />
    </button>
  )
}

function FieldChip({ fact, projectId, onEdit }: Chip & { onEdit: () => void }) {
  const { correct, isPending } = useCorrect(projectId, () => focusNewest(fact.field))
  return (
    <>
      <button
        type="button"
        className={style.action}
        data-fact={fact.field}
        aria-label={panelTexts.correctFact(panelTexts.labels[fact.field], fact.text)}
        onClick={onEdit}
      >
        {fact.text}
      </button>
      <button
        type="button"
        className={style.remove}
        aria-label={panelTexts.remove(fact.text)}
        aria-disabled={isPending}
        onClick={() => !isPending && correct({ field: fact.field, value: null })}
      >
        <IconX size={16} aria-hidden="true" />
      </button>
    </>
  )
}

type Chip = { fact: Fact; brief: Brief; projectId: string }

function Inert({ fact, isStale }: { fact: Fact; isStale: boolean }) {
  if (!isStale) return <span className={style.words}>{fact.text}</span>
  return (
    <s className={style.words}>
      <span aria-hidden="true">{fact.text}</span>
      <span className="visually-hidden">{panelTexts.stale(fact.text)}</span>
    </s>
  )
}

/** What a turn has written into the brief: each fact can be corrected or taken out on the spot while it holds. */
export function TurnFacts({ wrote, brief, projectId }: Props) {
  const [editing, setEditing] = useState<BriefField>()
  const list = useRef<HTMLDivElement>(null)
  const close = () => {
    const trigger = `button[data-fact="${editing}"]`
    setEditing(undefined)
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(trigger)?.focus())
  }
  const save = () => {
    setEditing(undefined)
    if (editing) focusNewest(editing)
  }
  const chip = (fact: Fact) => {
    const isStale = !holds(fact, brief)
    if (isStale || !projectId) return <Inert fact={fact} isStale={isStale} />
    const props = { fact, brief, projectId }
    if (fact.extra) return <ExtraChip {...props} extra={fact.extra} />
    return <FieldChip {...props} onEdit={() => setEditing(fact.field)} />
  }
  return (
    <div ref={list} className={style.facts}>
      <p className={style.lead}>{panelTexts.wrote}</p>
      <ul className={style.list}>
        {wrote.map(fact => (
          <li key={`${fact.field} ${fact.text}`} className={style.fact}>
            {chip(fact)}
          </li>
        ))}
      </ul>
      {editing && projectId && (
        <div className={style.editor} aria-live="off">
          <BriefRowEditor
            key={editing}
            field={editing}
            brief={brief}
            projectId={projectId}
            onDone={save}
            onCancel={close}
          />
        </div>
      )}
    </div>
  )
}
