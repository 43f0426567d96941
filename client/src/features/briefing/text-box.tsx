import { IconSend } from '@tabler/icons-react'
import { type FormEvent, type KeyboardEvent, type Ref, useState } from 'react'
import { SAY_MAX } from 'shared/briefing/brief/limits'
import { orderTexts } from 'shared/messages/it/dashboard-order'
import { Button } from '../../ui/button.tsx'
import { TextAreaField } from '../../ui/field.tsx'
import { useDraftText } from '../../ui/use-draft-text.ts'
import { DictateButton } from './dictate-button.tsx'
import style from './interview.module.css'

const texts = orderTexts.briefing
/** From here on the characters that are left are counted. */
const COUNTED_FROM = 0.9

type Props = {
  /** Name of the draft: what is typed outlives reloading. */
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

/** The box for typed answers: Enter sends, Shift+Enter begins a new line. */
export function TextBox(props: Props) {
  const {
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
  } = props
  const [draft, setDraft] = useDraftText(name)
  const [isTouched, setTouched] = useState(draft !== '')
  const text = isTouched ? draft : initial
  const change = (next: string) => {
    if (text === '' && next !== '') onBegin?.()
    setTouched(true)
    setDraft(next)
  }
  const length = text.trim().length
  const over = Math.max(0, length - max)
  const send = async () => {
    const said = text.trim()
    if (said === '' || isBusy || over > 0) return
    if (await onSend(said)) setDraft('')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || minRows > 1) return
    event.preventDefault()
    void send()
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void send()
  }
  return (
    <form className={style.box} onSubmit={onSubmit}>
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
      <DictateButton text={text} onText={change} isQuiet={isBusy} />
      <Button type="submit" className={style.send} busy={isBusy} disabled={length === 0 || over > 0}>
        {submit ?? (
          <>
            <IconSend size={18} aria-hidden="true" />
            <span className={style.narrowed}>{texts.send}</span>
          </>
        )}
      </Button>
    </form>
  )
}
