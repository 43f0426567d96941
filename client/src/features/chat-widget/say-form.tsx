import { IconSend2 } from '@tabler/icons-react'
import { type FormEvent, type RefObject, useState } from 'react'
import { chatSuggestions } from 'shared/catalogue/chat-answers'
import { chatWidgetTexts as texts } from 'shared/messages/it/chat-widget'
import style from './say-form.module.css'

type SuggestionProps = { isFirst: boolean; onSay: (text: string) => void }

/** What can be asked with one press: all to see before the first question, one row afterwards. */
export function Suggestions({ isFirst, onSay }: SuggestionProps) {
  return (
    <ul className={isFirst ? `${style.chips} ${style.all}` : style.chips} aria-label={texts.suggestions}>
      {chatSuggestions.map(({ label, question }) => (
        <li key={label}>
          <button type="button" className={style.chip} onClick={() => onSay(question)}>
            {label}
          </button>
        </li>
      ))}
    </ul>
  )
}

type Props = { field: RefObject<HTMLInputElement | null>; onSay: (text: string) => void }

export function SayForm({ field, onSay }: Props) {
  const [text, setText] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    field.current?.focus()
    if (text.trim() === '') return
    onSay(text)
    setText('')
  }
  return (
    <form className={style.form} onSubmit={submit}>
      <input
        ref={field}
        className={style.input}
        aria-label={texts.question}
        placeholder={texts.placeholder}
        autoComplete="off"
        enterKeyHint="send"
        maxLength={500}
        value={text}
        onChange={event => setText(event.currentTarget.value)}
      />
      <button type="submit" className={style.send} aria-label={texts.send}>
        <IconSend2 size={22} aria-hidden="true" />
      </button>
    </form>
  )
}
