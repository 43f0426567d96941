import { IconArrowBackUp, IconX } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { type Brief, type BriefField, type Extra, emptyBrief } from 'shared/briefing/brief/brief'
import { type Written, writtenBetween } from 'shared/briefing/brief/written'
import { summaryTexts } from 'shared/messages/it/briefing'
import { panelTexts } from 'shared/messages/it/briefing-panel'
import { BriefRowEditor, NoteEditor } from './late-editors.ts'
import style from './turn-facts.module.css'
import type { Conversation } from './use-conversation.ts'
import { useCorrect, useRefile } from './use-correct.ts'

type Fact = NonNullable<Conversation['turns'][number]['wrote']>[number]
type Props = { wrote: readonly Fact[]; brief: Brief; projectId: string | undefined }

type Place = Fact['field']

const isSame = (one: Fact, other: Written) => one.field === other.field && one.text === other.text

const isRefused = ({ extra, text }: Fact) =>
  extra !== undefined && text === summaryTexts.writtenAs.without(summaryTexts.extras[extra])

const isOpened = ({ extra, text }: Fact) =>
  extra !== undefined && text === summaryTexts.writtenAs.opened(summaryTexts.extras[extra])

/** Whether the brief still says what a turn has written. */
function holds(fact: Fact, brief: Brief): boolean {
  if (fact.extra && isRefused(fact)) return !brief.extras.includes(fact.extra)
  if (fact.extra && isOpened(fact)) return ![...brief.extras, ...brief.declined].includes(fact.extra)
  return writtenBetween(emptyBrief, brief).some(written => isSame(fact, written))
}

const newestChip = (field: Place) =>
  [...document.querySelectorAll<HTMLElement>(`[role=log] button[data-fact="${field}"]`)].at(-1)

/** The new turn is there within so many frames. */
const MOST_FRAMES = 30

/** After a correction the turn that tells of it has the newest word on this field: the focus goes there. */
export function focusNewest(field: Place): void {
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

type Editable = { fact: Fact; label: string; isPending: boolean; onEdit: () => void; onRemove: () => void }

function EditableChip({ fact, label, isPending, onEdit, onRemove }: Editable) {
  return (
    <>
      <button
        type="button"
        className={style.action}
        data-fact={fact.field}
        aria-label={label}
        onPointerEnter={BriefRowEditor.warm}
        onFocus={BriefRowEditor.warm}
        onClick={onEdit}
      >
        {fact.text}
      </button>
      <button
        type="button"
        className={style.remove}
        aria-label={panelTexts.remove(fact.text)}
        aria-disabled={isPending}
        onClick={() => !isPending && onRemove()}
      >
        <IconX size={16} aria-hidden="true" />
      </button>
    </>
  )
}

function FieldChip({ field, projectId, ...props }: Chip & { field: BriefField; onEdit: () => void }) {
  const { correct, isPending } = useCorrect(projectId, () => focusNewest(field))
  const label = panelTexts.correctFact(panelTexts.labels[field], props.fact.text)
  const remove = () => correct({ field, value: null })
  return <EditableChip {...props} label={label} isPending={isPending} onRemove={remove} />
}

function NoteChip({ note, projectId, ...props }: Chip & { note: string; onEdit: () => void }) {
  const { refile, isPending } = useRefile(projectId, () => focusNewest('notes'))
  const remove = () => refile({ from: 'notes', words: note, to: null })
  return (
    <EditableChip
      {...props}
      label={panelTexts.moveNote(props.fact.text)}
      isPending={isPending}
      onRemove={remove}
    />
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
  const [editing, setEditing] = useState<Fact>()
  const trigger = useRef<Element>(null)
  const edit = (fact: Fact) => {
    trigger.current = document.activeElement
    setEditing(fact)
  }
  const close = () => {
    setEditing(undefined)
    requestAnimationFrame(() => trigger.current instanceof HTMLElement && trigger.current.focus())
  }
  const save = (at: Place) => {
    setEditing(undefined)
    focusNewest(at)
  }
  const chip = (fact: Fact) => {
    const isStale = !holds(fact, brief)
    if (isStale || !projectId || isOpened(fact)) return <Inert fact={fact} isStale={isStale} />
    const props = { fact, brief, projectId }
    const onEdit = () => edit(fact)
    if (fact.extra) return <ExtraChip {...props} extra={fact.extra} />
    if (fact.note) return <NoteChip {...props} note={fact.note} onEdit={onEdit} />
    return <FieldChip {...props} field={fact.field as BriefField} onEdit={onEdit} />
  }
  return (
    <div className={style.facts}>
      <p className="soft">{panelTexts.wrote}</p>
      <ul className={style.list}>
        {wrote.map(fact => (
          <li key={`${fact.field} ${fact.text}`} className={style.fact}>
            {chip(fact)}
          </li>
        ))}
      </ul>
      {editing && projectId && (
        <div key={editing.text} className={style.editor} aria-live="off">
          {editing.note ? (
            <NoteEditor note={editing.note} projectId={projectId} onDone={save} onClose={close} />
          ) : (
            <BriefRowEditor
              field={editing.field as BriefField}
              brief={brief}
              projectId={projectId}
              onDone={save}
              onClose={close}
            />
          )}
        </div>
      )}
    </div>
  )
}
