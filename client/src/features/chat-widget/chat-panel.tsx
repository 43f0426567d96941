import { IconBrandWhatsapp, IconSend2, IconX } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type FormEvent, type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { whatsAppUrl } from 'shared/catalogue/brand'
import { chatSuggestions } from 'shared/catalogue/chat-answers'
import { chatWidgetTexts as texts } from 'shared/messages/it/chat-widget'
import { publicTexts } from 'shared/messages/it/public'
import { useStore } from 'zustand'
import { ButtonAnchor } from '../../ui/button.tsx'
import { useKeyboardInset } from '../../ui/use-keyboard-inset.ts'
import logStyle from './chat-log.module.css'
import style from './chat-panel.module.css'
import { type ChatMessage, type Conversation, conversation, say } from './conversation.ts'
import formStyle from './say-form.module.css'

function Message({ message }: { message: ChatMessage }) {
  const isBot = message.sender === 'bot'
  return (
    <li className={isBot ? logStyle.bot : logStyle.user}>
      <span className="visually-hidden">{isBot ? texts.bot : texts.you}: </span>
      <span className={logStyle.text}>{message.text}</span>
      {message.link && (
        <Link to={message.link.to} className={logStyle.link}>
          {message.link.label}
        </Link>
      )}
    </li>
  )
}

/** Offered once a message was not understood, and from then on. */
function WhatsAppButton() {
  return (
    <ButtonAnchor
      variant="outline"
      size="small"
      className={logStyle.whatsApp}
      href={whatsAppUrl(publicTexts.chat.whatsAppGreeting)}
      target="_blank"
      rel="noopener"
    >
      <IconBrandWhatsapp size={20} aria-hidden="true" />
      {texts.whatsApp}
      <span className="visually-hidden">({texts.newTab})</span>
    </ButtonAnchor>
  )
}

function Typing() {
  return (
    <p className={logStyle.typing}>
      <span className="visually-hidden">{texts.typing}</span>
      <i aria-hidden="true" />
      <i aria-hidden="true" />
      <i aria-hidden="true" />
    </p>
  )
}

/** Renders the messages. New ones are announced and scrolled into view. */
function ChatLog({ messages, isTyping }: Conversation) {
  const box = useRef<HTMLDivElement>(null)
  const last = messages.at(-1)?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is added to the end is scrolled to
  useEffect(() => {
    box.current?.scrollTo({ top: box.current.scrollHeight })
  }, [last, isTyping])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled with the keyboard
    <div ref={box} className={logStyle.box} role="log" aria-label={texts.log} tabIndex={0}>
      <ul className="stack gap-12">
        {messages.map(message => (
          <Message key={message.id} message={message} />
        ))}
      </ul>
      {isTyping && <Typing />}
      {messages.some(message => message.isFallbackAnswer) && <WhatsAppButton />}
    </div>
  )
}

/** Suggested questions: all of them before the first question, one row afterwards. */
function Suggestions({ isFirst, onSay }: { isFirst: boolean; onSay: (text: string) => void }) {
  return (
    <ul
      className={isFirst ? `${formStyle.chips} ${formStyle.all}` : formStyle.chips}
      aria-label={texts.suggestions}
    >
      {chatSuggestions.map(({ label, question }) => (
        <li key={label}>
          <button type="button" className={formStyle.chip} onClick={() => onSay(question)}>
            {label}
          </button>
        </li>
      ))}
    </ul>
  )
}

type Props = { field: RefObject<HTMLInputElement | null>; onSay: (text: string) => void }

function SayForm({ field, onSay }: Props) {
  const [text, setText] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    field.current?.focus()
    if (text.trim() === '') return
    onSay(text)
    setText('')
  }
  return (
    <form className={formStyle.form} onSubmit={submit}>
      <input
        ref={field}
        className={formStyle.input}
        aria-label={texts.question}
        placeholder={texts.placeholder}
        autoComplete="off"
        enterKeyHint="send"
        maxLength={500}
        value={text}
        onChange={event => setText(event.currentTarget.value)}
      />
      <button type="submit" className={formStyle.send} aria-label={texts.send}>
        <IconSend2 size={22} aria-hidden="true" />
      </button>
    </form>
  )
}

function Head({ id, onClose }: { id: string; onClose: () => void }) {
  return (
    <div className={style.head}>
      <div>
        <h2 id={id} className={style.title}>
          {texts.title}
        </h2>
        <p id={`${id}-program`} className={style.program}>
          {texts.disclosure}
        </p>
      </div>
      <button
        type="button"
        className={`icon-button ${style.close}`}
        aria-label={publicTexts.chat.close}
        onClick={onClose}
      >
        <IconX size={22} aria-hidden="true" />
      </button>
    </div>
  )
}

/** Renders the assistant's panel. The page beside it stays usable; Escape closes. */
export default function ChatPanel({ onClose }: { onClose: () => void }) {
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const { messages, isTyping } = useStore(conversation)
  useKeyboardInset(panel)
  useEffect(() => field.current?.focus({ preventScroll: true }), [])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) onClose()
  }
  return (
    <div
      ref={panel}
      className={style.panel}
      role="dialog"
      aria-labelledby={id}
      aria-describedby={`${id}-program`}
      onKeyDown={onKeyDown}
    >
      <Head id={id} onClose={onClose} />
      <ChatLog messages={messages} isTyping={isTyping} />
      <Suggestions isFirst={messages.length === 1} onSay={say} />
      <SayForm field={field} onSay={say} />
    </div>
  )
}
