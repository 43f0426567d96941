import { IconBrandWhatsapp } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { whatsAppUrl } from 'shared/catalogue/brand'
import { chatWidgetTexts as texts } from 'shared/messages/it/chat-widget'
import { publicTexts } from 'shared/messages/it/public'
import { ButtonAnchor } from '../../ui/button-link.tsx'
import style from './chat-log.module.css'
import type { ChatMessage, Conversation } from './conversation.ts'

function Message({ message }: { message: ChatMessage }) {
  const isBot = message.sender === 'bot'
  return (
    <li className={isBot ? style.bot : style.user}>
      <span className="visually-hidden">{isBot ? texts.bot : texts.you}: </span>
      <span className={style.text}>{message.text}</span>
      {message.link && (
        <Link to={message.link.to} className={style.link}>
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
      className={style.whatsApp}
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
    <p className={style.typing}>
      <span className="visually-hidden">{texts.typing}</span>
      <i aria-hidden="true" />
      <i aria-hidden="true" />
      <i aria-hidden="true" />
    </p>
  )
}

/** What was said; new lines are read out and scrolled to. */
export function ChatLog({ messages, isTyping }: Conversation) {
  const box = useRef<HTMLDivElement>(null)
  const last = messages.at(-1)?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is added to the end is scrolled to
  useEffect(() => {
    box.current?.scrollTo({ top: box.current.scrollHeight })
  }, [last, isTyping])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled with the keyboard
    <div ref={box} className={style.box} role="log" aria-label={texts.log} tabIndex={0}>
      <ul className="stack gap-12">
        {messages.map(message => (
          <Message key={message.id} message={message} />
        ))}
      </ul>
      {isTyping && <Typing />}
      {messages.some(message => message.isMissed) && <WhatsAppButton />}
    </div>
  )
}
