import { IconX } from '@tabler/icons-react'
import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { chatWidgetTexts as texts } from 'shared/messages/it/chat-widget'
import { publicTexts } from 'shared/messages/it/public'
import { useStore } from 'zustand'
import { useKeyboardInset } from '../../ui/use-keyboard-inset.ts'
import { ChatLog } from './chat-log.tsx'
import style from './chat-panel.module.css'
import { conversation, say } from './conversation.ts'
import { SayForm, Suggestions } from './say-form.tsx'

type HeadProps = { id: string; onClose: () => void }

/** Says before anything else that nobody sits at the other end. */
function Head({ id, onClose }: HeadProps) {
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

/** The assistant's panel. The page beside it stays usable; Escape closes. */
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
