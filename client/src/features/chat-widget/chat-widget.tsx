import { IconMessageCircle } from '@tabler/icons-react'
import { useLocation } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { publicTexts } from 'shared/messages/it/public'
import { onDemand } from '../../ui/late-part.tsx'
import style from './chat-widget.module.css'

const ChatPanel = onDemand(() => import('./chat-panel.tsx'))

/** Pages with a floating button of their own: the assistant's stands above it. */
const isRaised = (path: string) => /^\/(interviste|format)\/?$/.test(path)

/** The assistant in the corner: a button that costs next to nothing, and a panel that travels when it is wanted. */
export function ChatWidget() {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const raised = useLocation({ select: location => isRaised(location.pathname) })
  const close = () => {
    setOpen(false)
    setTimeout(() => button.current?.focus({ preventScroll: true }))
  }
  return (
    <div className={raised ? `${style.corner} ${style.raised}` : style.corner}>
      <button
        ref={button}
        type="button"
        className={style.launcher}
        aria-label={publicTexts.chat.open}
        aria-haspopup="dialog"
        hidden={isOpen}
        onPointerEnter={ChatPanel.warm}
        onFocus={ChatPanel.warm}
        onClick={() => setOpen(true)}
      >
        <IconMessageCircle size={28} aria-hidden="true" />
      </button>
      {isOpen && <ChatPanel onClose={close} />}
    </div>
  )
}
