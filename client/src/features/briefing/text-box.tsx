import { Button } from '@mantine/core'
import { IconMicrophone, IconPlayerStop, IconSend } from '@tabler/icons-react'
import { type FormEvent, type KeyboardEvent, type Ref, useEffect, useRef, useState } from 'react'
import { SAY_MAX } from 'shared/briefing/brief/brief'
import { voiceTexts } from 'shared/messages/it/briefing-voice'
import { orderTexts } from 'shared/messages/it/dashboard-order'
import { IconButton } from '../../ui/action-buttons.tsx'
import { drafts } from '../../ui/browser-storage.ts'
import { confirm } from '../../ui/confirm.tsx'
import { TextAreaField } from '../../ui/field.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { useDraftText } from '../../ui/use-draft-text.ts'
import { useLocalStorageFlag } from '../../ui/use-local-storage-flag.ts'
import style from './interview.module.css'
import { ensureFullPageLoad, resumeAfterReload } from './own-document.ts'
import { type Recognition, recognitionClass } from './speech.ts'

const texts = orderTexts.briefing
/** Share of the limit from which the remaining characters are counted. */
const COUNTED_FROM = 0.9

/** Errors of the recognition that follow from silence or from stopping it. */
const ignoredErrors = new Set(['no-speech', 'aborted'])

/** Recognises speech. `onText` is called with everything recognised since the start; nothing is sent by itself. */
function useDictation(onText: (text: string) => void) {
  const [isListening, setListening] = useState(false)
  const running = useRef<Recognition>(undefined)
  const latest = useRef(onText)
  latest.current = onText
  useEffect(() => () => running.current?.stop(), [])
  const start = () => {
    const Class = recognitionClass()
    if (!Class || running.current) return
    const recognition = new Class()
    Object.assign(recognition, { lang: 'it-IT', continuous: true, interimResults: true })
    recognition.onresult = ({ results }) =>
      latest.current(
        Array.from(results, result => result[0]?.transcript.trim() ?? '')
          .filter(text => text !== '')
          .join(' '),
      )
    recognition.onerror = ({ error }) => {
      if (!ignoredErrors.has(error)) showToast({ variant: 'error', title: voiceTexts.failed })
    }
    recognition.onend = () => {
      running.current = undefined
      setListening(false)
    }
    running.current = recognition
    setListening(true)
    recognition.start()
  }
  return { isListening, start, stop: () => running.current?.stop(), abort: () => running.current?.abort() }
}

interface DictateProps {
  text: string
  onText: (text: string) => void
  /** Stops listening while an answer is sent, without a late result that would bring it back. */
  isBusy: boolean
}

/** Appends dictated text to the field. The first press explains who processes the voice. */
function DictateButton({ text, onText, isBusy }: DictateProps) {
  const [isNoticed, setNoticed] = useLocalStorageFlag('microphone-notice')
  const before = useRef('')
  const { isListening, start, stop, abort } = useDictation(heard =>
    onText(`${before.current} ${heard}`.trim()),
  )
  const begin = () => {
    setNoticed(true)
    before.current = text.trim()
    if (ensureFullPageLoad('listen')) start()
  }
  const beginOnMount = useRef(begin)
  useEffect(() => {
    if (resumeAfterReload('listen')) beginOnMount.current()
  }, [])
  useEffect(() => {
    if (isBusy) abort()
  }, [isBusy, abort])
  if (!recognitionClass()) return null
  const press = () => {
    if (isListening) return stop()
    if (isNoticed) return begin()
    confirm({ title: voiceTexts.noticeTitle, text: voiceTexts.notice, confirm: voiceTexts.accept }, begin)
  }
  const StateIcon = isListening ? IconPlayerStop : IconMicrophone
  return (
    <>
      <IconButton
        label={isListening ? voiceTexts.stop : voiceTexts.speak}
        icon={StateIcon}
        variant={isListening ? 'light' : 'default'}
        color="violet"
        aria-pressed={isListening}
        onClick={press}
      />
      <p className="visually-hidden" role="status">
        {isListening ? voiceTexts.listening : ''}
      </p>
    </>
  )
}

interface Props {
  /** Name of the draft, which survives reloading. */
  name: string
  initial?: string
  max?: number
  minRows?: number
  isBusy: boolean
  submit?: string
  inputRef?: Ref<HTMLTextAreaElement>
  label?: string
  /** Called when the first character is typed into an empty box. */
  onBegin?: () => void
  /** Resolves to true once the text is saved; the text stays in the box otherwise. */
  onSend: (text: string) => Promise<boolean>
}

/** Takes a typed answer: Enter sends, Shift+Enter begins a new line. */
export function TextBox({
  name,
  initial = '',
  max = SAY_MAX,
  minRows = 1,
  isBusy,
  submit,
  inputRef,
  label = texts.placeholder,
  onBegin,
  onSend,
}: Props) {
  const [draft, setDraft] = useDraftText(name)
  const [isTouched, setTouched] = useState(draft !== '')
  const text = isTouched ? draft : initial
  const latest = useRef(text)
  latest.current = text
  const change = (next: string) => {
    if (text === '' && next !== '') onBegin?.()
    setTouched(true)
    setDraft(next)
  }
  const length = text.trim().length
  const over = Math.max(0, length - max)
  const send = async (event: FormEvent | KeyboardEvent) => {
    event.preventDefault()
    const message = text.trim()
    if (message === '' || isBusy || over > 0) return
    // A reload meanwhile would leave the text under the next question (`dropSentDraft`).
    drafts.save(name, { text, isSending: true })
    if ((await onSend(message)) && latest.current === text) setDraft('')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || minRows > 1) return
    void send(event)
  }
  const isDisabled = length === 0 || over > 0
  return (
    <form className={style.box} onSubmit={event => void send(event)}>
      <TextAreaField
        ref={inputRef}
        className={style.grow}
        minRows={minRows}
        maxRows={minRows > 1 ? 12 : 6}
        error={over > 0 && texts.tooLong(over)}
        description={length >= max * COUNTED_FROM && over === 0 ? texts.left(max - length) : undefined}
        inputWrapperOrder={['input', 'description', 'error']}
        name="text"
        aria-label={label}
        placeholder={label}
        value={text}
        onChange={event => change(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <DictateButton text={text} onText={change} isBusy={isBusy} />
      {submit ? (
        <Button type="submit" loading={isBusy} disabled={isDisabled}>
          {submit}
        </Button>
      ) : (
        <IconButton
          label={texts.send}
          icon={IconSend}
          type="submit"
          variant="filled"
          color="violet"
          size={46}
          loading={isBusy}
          disabled={isDisabled}
        />
      )}
    </form>
  )
}
