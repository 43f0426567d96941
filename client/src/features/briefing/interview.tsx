import { IconArrowLeft, IconX } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { type BriefField, isSettled, slots, type WordField, wordFields } from 'shared/briefing/brief/brief'
import { ANSWER_MAX, DESCRIPTION_MAX } from 'shared/briefing/brief/limits'
import { answerOf } from 'shared/briefing/brief/written'
import { type Answer, type AnswerField, wordingOf } from 'shared/briefing/interview/interview'
import { panelTexts } from 'shared/messages/it/briefing-panel'
import { orderTexts } from 'shared/messages/it/dashboard-order'
import { interviewScreenTexts, interviewTexts } from 'shared/messages/it/interview'
import { useStreamedText } from '../../lib/streamed-text.ts'
import { Button } from '../../ui/button.tsx'
import { drafts } from '../../ui/draft.ts'
import { useToday } from '../../ui/use-now.ts'
import { AnswerControls } from './answer-controls.tsx'
import { chipsOf, wordsOf } from './answer-options.ts'
import { ClosingForm, NotesForm } from './closing-form.tsx'
import style from './interview.module.css'
import { Proposals } from './proposals.tsx'
import { useTakesBack } from './recap-editor.tsx'
import { SendBrief } from './send-brief.tsx'
import { TextBox } from './text-box.tsx'
import { adoptNewDraft, type Conversation, type InterviewActs, takeJustMade } from './use-conversation.ts'

const texts = interviewScreenTexts

export type Editing = AnswerField | null

export interface InterviewProps {
  projectId: string | undefined
  conversation: Conversation
  acts: InterviewActs
  /** The answer that is being changed; null while the open question is shown. */
  editing: Editing
  onEdit: (field: Editing) => void
}

const isWords = (field: AnswerField): field is WordField =>
  (wordFields as readonly AnswerField[]).includes(field)

/** Progress bar of the settled questions. */
function Progress({ conversation: { brief } }: Pick<InterviewProps, 'conversation'>) {
  const count = slots.filter(slot => isSettled(brief, slot)).length
  return (
    <progress
      className={`progress-bar ${style.progress}`}
      max={slots.length}
      value={count}
      aria-label={panelTexts.answered(count, slots.length)}
    />
  )
}

/** The client's last message where it was a question, with its answer, which the client may take as an answer instead. */
function AskedBack({ conversation: { turns, question }, acts }: InterviewProps) {
  const [asked, reply] = turns.slice(-2)
  if (!asked?.isQuestion || !reply) return null
  return (
    <div className={style.card} role="status">
      <p className={style.quoted}>«{asked.text}»</p>
      <p>{remarkIn(reply.text, question)}</p>
      {question?.type === 'words' && (
        <Button
          variant="outline"
          size="small"
          busy={acts.isBusy}
          onClick={() => void acts.say({ text: asked.text, as: 'answer', field: question.field })}
        >
          {texts.isMyAnswer}
        </Button>
      )}
    </div>
  )
}

/** Returns the assistant's words without the question, which is shown below them in large. */
function remarkIn(text: string, question: Conversation['question']): string {
  const ending = question === null ? interviewTexts.complete : wordingOf(question)
  return text.endsWith(ending) ? text.slice(0, -ending.length).trim() : text
}

function Remark({ projectId, conversation: { turns, question }, acts }: InterviewProps) {
  const streamed = useStreamedText(projectId)
  const last = turns.at(-1)
  if (acts.isBusy && streamed !== '') return <p className={style.remark}>{streamed}</p>
  const isFirst = turns.length === 1
  if (last?.who !== 'assistant' || turns.at(-2)?.isQuestion) return null
  const remark = remarkIn(last.text, question)
  return remark === '' ? null : (
    <p className={isFirst ? 'hint' : style.remark} role="status">
      {remark}
    </p>
  )
}

/** Moves the focus to a question that has replaced the pressed button. */
function useFocusOnQuestion(projectId: string | undefined, field: AnswerField | undefined) {
  const panel = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLTextAreaElement>(null)
  const shown = useRef(field)
  const isTyped = useRef(false)
  useEffect(() => {
    const how = takeJustMade(projectId)
    if (shown.current === field && !how) return
    shown.current = field
    if (how) isTyped.current = how === 'typed'
    const place = isTyped.current && box.current ? box.current : panel.current
    panel.current?.scrollTo({ top: 0 })
    place?.focus({ preventScroll: true })
  }, [field, projectId])
  return { panel, box, isTyped }
}

/** The place to tell the whole story at once. */
function Story({
  projectId,
  acts,
  onClose,
}: Pick<InterviewProps, 'projectId' | 'acts'> & { onClose: () => void }) {
  const send = async (value: string) => {
    const isSaved = await acts.answer({ field: 'description', value })
    if (isSaved) onClose()
    return isSaved
  }
  const box = useRef<HTMLTextAreaElement>(null)
  useEffect(() => box.current?.focus({ preventScroll: true }), [])
  return (
    <div className={style.story}>
      <div className={style.storyHead}>
        <h2 className={style.question}>{texts.story.title}</h2>
        <button type="button" className="icon-button" aria-label={texts.cancel} onClick={onClose}>
          <IconX size={20} aria-hidden="true" />
        </button>
      </div>
      <p className={style.help}>{texts.story.help}</p>
      <TextBox
        name={`brief:${projectId ?? 'new'}:description`}
        max={DESCRIPTION_MAX}
        minRows={8}
        isBusy={acts.isBusy}
        submit={texts.goOn}
        inputRef={box}
        onSend={send}
      />
    </div>
  )
}

/** One answer that is being changed, as its own question. */
function EditAnswer({
  projectId,
  conversation: { brief },
  acts,
  editing,
  onEdit,
}: InterviewProps & { editing: AnswerField }) {
  const { ask, help } = wordsOf(editing)
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const field = panel.current?.querySelector('textarea')
    field?.setSelectionRange(field.value.length, field.value.length)
    ;(field ?? panel.current)?.focus({ preventScroll: true })
    panel.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const save = async (...answers: Answer[]) => {
    const isSaved = await acts.answer(...answers)
    if (isSaved) onEdit(null)
    return isSaved
  }
  const takesBack = useTakesBack(projectId)
  const today = useToday()
  const isSlotField = (slots as readonly string[]).includes(editing)
  const canClear =
    editing !== 'notes' &&
    (isSlotField || answerOf(brief, editing as BriefField) !== null) &&
    !chipsOf(editing, today).some(({ answer }) => answer.value === null)
  return (
    <div ref={panel} className={style.body} tabIndex={-1}>
      <p className={style.step}>{texts.editing}</p>
      <h2 className={style.question}>{ask}</h2>
      {help !== '' && <p className={style.help}>{help}</p>}
      {editing === 'notes' ? (
        <NotesForm brief={brief} isBusy={acts.isBusy} onSave={save} />
      ) : (
        <AnswerControls
          field={editing}
          brief={brief}
          isBusy={acts.isBusy}
          onAnswer={(...all) => void save(...all)}
        />
      )}
      {isWords(editing) && (
        <TextBox
          key={editing}
          name={`brief:${projectId ?? 'new'}:${editing}`}
          initial={brief[editing] ?? ''}
          max={editing === 'description' ? DESCRIPTION_MAX : ANSWER_MAX}
          minRows={editing === 'description' ? 8 : 3}
          isBusy={acts.isBusy}
          submit={texts.save}
          onSend={value => save({ field: editing, value })}
        />
      )}
      {takesBack && <p className="hint">{orderTexts.recap.withdraws}</p>}
      <div className="cluster gap-8">
        <Button variant="subtle" size="small" onClick={() => onEdit(null)}>
          {texts.cancel}
        </Button>
        {canClear && (
          <Button
            variant="subtle"
            size="small"
            disabled={acts.isBusy}
            onClick={() => void save({ field: editing, value: null } as Answer)}
          >
            {isSlotField ? texts.chips.leave : texts.clear}
          </Button>
        )}
      </div>
    </div>
  )
}

/** The open question: its wording, the ways to answer it by pressing, and the text box. */
function OpenQuestion(props: InterviewProps) {
  const { projectId, conversation, acts, onEdit } = props
  const { question, turns, brief } = conversation
  useState(() => adoptNewDraft(projectId))
  const [isTelling, setTelling] = useState(false)
  const [dismissed, setDismissed] = useState<string>()
  const [isAsking, setAsking] = useState(false)
  /** The question that was open when the typed text was begun: another tab may answer it meanwhile. */
  const begunFor = useRef<NonNullable<typeof question>['field']>(undefined)
  const { panel, box, isTyped } = useFocusOnQuestion(projectId, question?.field)
  const last = turns.at(-1)
  const proposals = (last?.id !== dismissed && last?.proposals) || []
  const isStory = proposals.some(({ field }) => field !== 'extras') || question?.field !== 'extras'
  const answer = (...answers: Answer[]) => {
    isTyped.current = false
    void acts.answer(...answers)
  }
  const say = async (text: string) => {
    isTyped.current = true
    const begun = begunFor.current ?? question?.field
    begunFor.current = undefined
    // Answered in another tab meanwhile: the text moves to the editor of that answer.
    let isMoved = false
    const isSaid = await acts.say(
      { text, ...(isAsking ? { as: 'question' as const } : begun && { field: begun }) },
      () => {
        if (begun === undefined || !isWords(begun)) return
        drafts.keep(`brief:${projectId ?? 'new'}:${begun}`, { text })
        isMoved = true
        onEdit(begun)
      },
    )
    if (isSaid) setAsking(false)
    return isSaid || isMoved
  }
  const ask = () => {
    setAsking(!isAsking)
    box.current?.focus()
  }
  if (isTelling) return <Story projectId={projectId} acts={acts} onClose={() => setTelling(false)} />
  const canTell = brief.description === null && question?.field === 'kind'
  const at = question && question.field !== 'notes' ? slots.indexOf(question.field) + 1 : 0
  return (
    <>
      <div ref={panel} className={style.body} tabIndex={-1} data-question={question?.field}>
        <Remark {...props} />
        <AskedBack {...props} />
        {proposals.length > 0 && isStory && (
          <Proposals
            key={last?.id}
            proposals={proposals}
            brief={brief}
            isBusy={acts.isBusy}
            onTake={answer}
            onDismiss={() => setDismissed(last?.id)}
          />
        )}
        {question ? (
          <>
            <div className={style.step}>
              <p>{at > 0 ? texts.step(at, slots.length) : texts.last}</p>
              <button type="button" className={style.link} aria-pressed={isAsking} onClick={ask}>
                {texts.haveQuestion}
              </button>
              {canTell && (
                <button type="button" className={style.link} onClick={() => setTelling(true)}>
                  {texts.story.title}
                </button>
              )}
              {at !== 1 && (
                <button
                  type="button"
                  className={style.link}
                  disabled={acts.isBusy}
                  onClick={() => void acts.back()}
                >
                  <IconArrowLeft size={16} aria-hidden="true" />
                  {texts.back}
                </button>
              )}
            </div>
            <h2 className={style.question}>{wordsOf(question.field).ask}</h2>
            <p className={style.help}>{wordsOf(question.field).help}</p>
            {question.field === 'notes' ? (
              <ClosingForm projectId={projectId} brief={brief} isBusy={acts.isBusy} onSave={answer} />
            ) : (
              <AnswerControls
                key={question.field}
                field={question.field}
                brief={brief}
                isBusy={acts.isBusy}
                month={question.month}
                named={proposals}
                onAnswer={answer}
              />
            )}
          </>
        ) : (
          <SendBrief projectId={projectId} conversation={conversation} acts={acts} />
        )}
      </div>
      <TextBox
        name={`say:${projectId ?? 'new'}`}
        isBusy={acts.isBusy}
        inputRef={box}
        onBegin={() => {
          begunFor.current = question?.field
        }}
        {...((isAsking || !question) && { label: isAsking ? texts.askPlaceholder : texts.addPlaceholder })}
        onSend={say}
      />
    </>
  )
}

/** The interview: one question at a time, or the answer that is being changed. */
export function Interview(props: InterviewProps) {
  const { editing } = props
  return (
    <>
      <Progress conversation={props.conversation} />
      {editing === null ? (
        <OpenQuestion {...props} />
      ) : (
        <EditAnswer key={editing} {...props} editing={editing} />
      )}
    </>
  )
}
