import { IconMessageCircle } from '@tabler/icons-react'
import { useLocation } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { publicTexts } from 'shared/messages/it/public'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import style from './chat-widget.module.css'

const ChatPanel = lazyComponent(() => import('./chat-panel.tsx'))

/** Pages with a floating button; the assistant's is placed above it. */
const isRaised = (path: string) => /^\/(interviste|format)\/?$/.test(path)

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
        onPointerEnter={ChatPanel.preload}
        onFocus={ChatPanel.preload}
        onClick={() => setOpen(true)}
      >
        <IconMessageCircle size={28} aria-hidden="true" />
      </button>
      {isOpen && <ChatPanel onClose={close} />}
    </div>
  )
}
