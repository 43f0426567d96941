import { Button, Group, Paper, Progress, Stack, Text } from '@mantine/core'
import { IconArrowLeft, IconX } from '@tabler/icons-react'
import { type Dispatch, type SetStateAction, useEffect, useLayoutEffect, useRef, useState } from 'react'
import {
  ANSWER_MAX,
  type BriefField,
  DESCRIPTION_MAX,
  isSettled,
  slots,
  type TextField,
  textFields,
} from 'shared/briefing/brief/brief'
import { answerOf } from 'shared/briefing/brief/written'
import { type Answer, type AnswerField, wordingOf } from 'shared/briefing/interview/interview'
import { panelTexts } from 'shared/messages/it/briefing-panel'
import { orderTexts } from 'shared/messages/it/dashboard-order'
import { interviewTexts, interviewScreenTexts as texts } from 'shared/messages/it/interview'
import { useStreamedText } from '../../lib/streamed-text.ts'
import { IconButton, QuietButton, SmallButton } from '../../ui/action-buttons.tsx'
import { drafts } from '../../ui/browser-storage.ts'
import { Note } from '../../ui/section-card.tsx'
import { useToday } from '../../ui/use-now.ts'
import { AnswerControls } from './answer-controls.tsx'
import { chipsOf, questionTextsOf } from './answer-options.ts'
import { ClosingForm, NotesForm } from './closing-form.tsx'
import style from './interview.module.css'
import { useWithdrawsQuote } from './recap-editor.tsx'
import { SendBrief } from './send-brief.tsx'
import { TextBox } from './text-box.tsx'
import {
  adoptNewDraft,
  type Conversation,
  dropSentDraft,
  type InterviewActions,
  takeJustMade,
  useIsStudio,
} from './use-conversation.ts'
import { Proposals } from './value-proposals.tsx'

export type Editing = AnswerField | null

export interface InterviewProps {
  projectId: string | undefined
  conversation: Conversation
  actions: InterviewActions
  /** Field whose answer is being edited; null while the open question is shown. */
  editing: Editing
  onEdit: Dispatch<SetStateAction<Editing>>
}

const isWords = (field: AnswerField): field is TextField =>
  (textFields as readonly AnswerField[]).includes(field)

/** Shows the client's question with its answer. The client may declare the question to be the answer. */
function AskedBack({ conversation: { turns, question }, actions }: InterviewProps) {
  const [asked, reply] = turns.slice(-2)
  if (!asked?.isQuestion || !reply) return null
  return (
    <Paper withBorder radius="md" bg="var(--surface-2)" px="md" py={14} role="status">
      <Stack gap={10} align="start">
        <Text c="dimmed" className="breaks">
          «{asked.text}»
        </Text>
        <p>{remarkIn(reply.text, question)}</p>
        {question?.type === 'words' && (
          <SmallButton
            loading={actions.isBusy}
            onClick={() => void actions.say({ text: asked.text, as: 'answer', field: question.field })}
          >
            {texts.isMyAnswer}
          </SmallButton>
        )}
      </Stack>
    </Paper>
  )
}

/** Returns the assistant's text without the question, which is shown below it. */
function remarkIn(text: string, question: Conversation['question']): string {
  const ending = question === null ? interviewTexts.complete : wordingOf(question)
  return text.endsWith(ending) ? text.slice(0, -ending.length).trim() : text
}

function Remark({ projectId, conversation: { turns, question }, actions }: InterviewProps) {
  const streamed = useStreamedText(projectId)
  const last = turns.at(-1)
  if (actions.isBusy && streamed !== '') return <p className={`typed ${style.remark}`}>{streamed}</p>
  const isFirst = turns.length === 1
  if (last?.who !== 'assistant' || turns.at(-2)?.isQuestion) return null
  const remark = remarkIn(last.text, question)
  return remark === '' ? null : (
    <Text {...(isFirst ? { size: 'sm', c: 'dimmed' } : { className: `typed ${style.remark}` })} role="status">
      {remark}
    </Text>
  )
}

/** Moves the focus to a question that has replaced the pressed button. */
function useFocusOnQuestion(projectId: string | undefined, field: AnswerField | undefined) {
  const panel = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLTextAreaElement>(null)
  const shown = useRef(field)
  const isTyped = useRef(false)
  useEffect(() => {
    const method = takeJustMade(projectId)
    if (shown.current === field && !method) return
    shown.current = field
    if (method) isTyped.current = method === 'typed'
    const target = isTyped.current && box.current ? box.current : panel.current
    panel.current?.scrollTo({ top: 0 })
    target?.focus({ preventScroll: true })
  }, [field, projectId])
  return { panel, box, isTyped }
}

type StoryProps = Pick<InterviewProps, 'projectId' | 'actions'> & { onClose: () => void }

function Story({ projectId, actions, onClose }: StoryProps) {
  const send = async (value: string) => {
    const isSaved = await actions.answer({ field: 'description', value })
    if (isSaved) onClose()
    return isSaved
  }
  const box = useRef<HTMLTextAreaElement>(null)
  useEffect(() => box.current?.focus({ preventScroll: true }), [])
  return (
    <div className={style.story}>
      <Group justify="space-between" align="start" wrap="nowrap" w="100%">
        <h2 className={style.question}>{texts.story.title}</h2>
        <IconButton label={texts.cancel} icon={IconX} onClick={onClose} />
      </Group>
      <p className={style.help}>{texts.story.help}</p>
      <TextBox
        name={`brief:${projectId ?? 'new'}:description`}
        max={DESCRIPTION_MAX}
        minRows={8}
        isBusy={actions.isBusy}
        submit={texts.goOn}
        inputRef={box}
        onSend={send}
      />
    </div>
  )
}

type EditProps = InterviewProps & { editing: AnswerField }

function EditAnswer({ projectId, conversation: { brief }, actions, editing, onEdit }: EditProps) {
  const { ask, help } = questionTextsOf(editing)
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const field = panel.current?.querySelector('textarea')
    field?.setSelectionRange(field.value.length, field.value.length)
    ;(field ?? panel.current)?.focus({ preventScroll: true })
    panel.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const save = async (...answers: Answer[]) => {
    const isSaved = await actions.answer(...answers)
    // Another answer may have been opened meanwhile.
    if (isSaved) onEdit(open => (open === editing ? null : open))
    return isSaved
  }
  const withdraws = useWithdrawsQuote(projectId)
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
        <NotesForm projectId={projectId} brief={brief} isBusy={actions.isBusy} onSave={save} />
      ) : (
        <AnswerControls
          field={editing}
          brief={brief}
          isBusy={actions.isBusy}
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
          isBusy={actions.isBusy}
          submit={texts.save}
          onSend={value => save({ field: editing, value })}
        />
      )}
      {withdraws && <Note>{orderTexts.recap.withdraws}</Note>}
      <Group gap={8}>
        <QuietButton onClick={() => onEdit(null)}>{texts.cancel}</QuietButton>
        {canClear && (
          <QuietButton
            disabled={actions.isBusy}
            onClick={() => void save({ field: editing, value: null } as Answer)}
          >
            {isSlotField ? texts.chips.leave : texts.clear}
          </QuietButton>
        )}
      </Group>
    </div>
  )
}

function OpenQuestion(props: InterviewProps) {
  const { projectId, conversation, actions, onEdit } = props
  const { question, turns, brief } = conversation
  const isStudio = useIsStudio()
  const goBack = actions.back
  const [hasOtherDraft, setOtherDraft] = useState(false)
  // After mounting, since typing goes on in the former screen while this one is rendered.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the turns that were loaded with the draft
  useLayoutEffect(
    () => setOtherDraft(adoptNewDraft(projectId) || dropSentDraft(projectId, turns)),
    [projectId],
  )
  const [isTelling, setTelling] = useState(false)
  const [dismissed, setDismissed] = useState<string>()
  const [isAsking, setAsking] = useState(false)
  /** Field of the question that was open when typing began: another tab may answer it meanwhile. */
  const begunFor = useRef<NonNullable<typeof question>['field']>(undefined)
  const { panel, box, isTyped } = useFocusOnQuestion(projectId, question?.field)
  const last = turns.at(-1)
  const proposals = (last?.id !== dismissed && last?.proposals) || []
  const isStory = proposals.some(({ field }) => field !== 'extras') || question?.field !== 'extras'
  const answer = (...answers: Answer[]) => {
    isTyped.current = false
    return actions.answer(...answers)
  }
  const say = async (text: string) => {
    isTyped.current = true
    const begun = begunFor.current ?? question?.field
    begunFor.current = undefined
    // If another tab has answered meanwhile, the text moves to the editor of that answer.
    let isMoved = false
    const isSent = await actions.say(
      { text, ...(isAsking ? { as: 'question' as const } : begun && { field: begun }) },
      () => {
        if (begun === undefined || !isWords(begun)) return
        drafts.save(`brief:${projectId ?? 'new'}:${begun}`, { text })
        isMoved = true
        onEdit(begun)
      },
    )
    if (isSent) setAsking(false)
    return isSent || isMoved
  }
  const ask = () => {
    setAsking(!isAsking)
    box.current?.focus()
  }
  if (isTelling) return <Story projectId={projectId} actions={actions} onClose={() => setTelling(false)} />
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
            isBusy={actions.isBusy}
            onTake={answer}
            onDismiss={() => setDismissed(last?.id)}
          />
        )}
        {question ? (
          <>
            <div className={style.step}>
              <p>{at > 0 ? texts.step(at, slots.length) : texts.last}</p>
              {!isStudio && (
                <Button
                  variant={isAsking ? 'light' : 'subtle'}
                  size="compact-sm"
                  px={6}
                  aria-pressed={isAsking}
                  onClick={ask}
                >
                  {texts.haveQuestion}
                </Button>
              )}
              {canTell && (
                <Button variant="subtle" size="compact-sm" px={6} onClick={() => setTelling(true)}>
                  {texts.story.title}
                </Button>
              )}
              {goBack && at !== 1 && (
                <Button
                  variant="subtle"
                  size="compact-sm"
                  px={6}
                  disabled={actions.isBusy}
                  leftSection={<IconArrowLeft size={16} aria-hidden="true" />}
                  onClick={() => void goBack()}
                >
                  {texts.back}
                </Button>
              )}
            </div>
            <h2 className={style.question}>{questionTextsOf(question.field).ask}</h2>
            <p className={style.help}>{questionTextsOf(question.field).help}</p>
            {question.field === 'notes' ? (
              <ClosingForm projectId={projectId} brief={brief} isBusy={actions.isBusy} onSave={answer} />
            ) : (
              <AnswerControls
                key={question.field}
                field={question.field}
                brief={brief}
                isBusy={actions.isBusy}
                month={question.month}
                named={proposals}
                onAnswer={(...all) => void answer(...all)}
              />
            )}
          </>
        ) : (
          <SendBrief projectId={projectId} conversation={conversation} actions={actions} />
        )}
      </div>
      <TextBox
        key={String(hasOtherDraft)}
        name={`say:${projectId ?? 'new'}`}
        isBusy={actions.isBusy}
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

/**
 * The interview of a brief, one question at a time: its progress, the open question with its controls, or the answer
 * that is being edited. For the client, and for a manager who writes on the client's behalf.
 */
export function Interview(props: InterviewProps) {
  const { editing, conversation } = props
  const count = slots.filter(slot => isSettled(conversation.brief, slot)).length
  return (
    <>
      <Progress
        flex="none"
        radius={0}
        value={(100 * count) / slots.length}
        aria-label={panelTexts.answered(count, slots.length)}
      />
      {editing === null ? (
        <OpenQuestion {...props} />
      ) : (
        <EditAnswer key={editing} {...props} editing={editing} />
      )}
    </>
  )
}
