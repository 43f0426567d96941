import { IconAlertTriangle, IconX } from '@tabler/icons-react'
import { type PointerEvent, useEffect, useRef } from 'react'
import { uiTexts } from 'shared/messages/it/screens'
import { useStore } from 'zustand'
import { dismissToast, type Toast, toastStore } from './toast-store.ts'
import style from './toast-viewport.module.css'

const SHOWN_MS = 5000

/** Dismisses a toast after its time. Hovering or focusing it pauses the timer. */
function useAutoDismiss(dismiss: () => void, autoCloseMs = SHOWN_MS) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const start = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(dismiss, autoCloseMs)
  }
  const stop = () => clearTimeout(timer.current)
  useEffect(() => {
    timer.current = setTimeout(dismiss, autoCloseMs)
    return () => clearTimeout(timer.current)
  }, [dismiss, autoCloseMs])
  return { onMouseEnter: stop, onMouseLeave: start, onFocus: stop, onBlur: start }
}

const THRESHOLD_PX = 50

/** Follows a swipe to the right and dismisses after 50 px. */
function useSwipeToDismiss(dismiss: () => void) {
  const from = useRef<number | null>(null)
  const distance = (event: PointerEvent) => Math.max(0, event.clientX - (from.current ?? event.clientX))
  const release = (event: PointerEvent<HTMLElement>) => {
    const far = distance(event) >= THRESHOLD_PX
    from.current = null
    event.currentTarget.style.transform = ''
    if (far) dismiss()
  }
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if ((event.target as Element).closest('button')) return
      from.current = event.clientX
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (from.current !== null) event.currentTarget.style.transform = `translateX(${distance(event)}px)`
    },
    onPointerUp: release,
    onPointerCancel: release,
  }
}

function ToastBody({ toast }: { toast: Toast }) {
  const { action } = toast
  return (
    <div className={style.body}>
      <p className={style.title}>{toast.title}</p>
      {toast.text && <p className={style.text}>{toast.text}</p>}
      {action && (
        <button
          type="button"
          className={style.action}
          onClick={() => {
            dismissToast()
            action.run()
          }}
        >
          {action.label}
        </button>
      )}
    </div>
  )
}

function ToastCard({ toast }: { toast: Toast }) {
  const hold = useAutoDismiss(dismissToast, toast.autoCloseMs)
  const swipe = useSwipeToDismiss(dismissToast)
  return (
    <div className={style.toast} data-toast {...hold} {...swipe}>
      {toast.variant === 'error' && <IconAlertTriangle size={22} className={style.icon} aria-hidden="true" />}
      <ToastBody toast={toast} />
      <button type="button" className={style.close} aria-label={uiTexts.close} onClick={dismissToast}>
        <IconX size={18} aria-hidden="true" />
      </button>
    </div>
  )
}

/** Shows the current toast. Both live regions exist from the start, or screen readers announce nothing. */
export function ToastViewport() {
  const toast = useStore(toastStore)
  return (
    <div className={style.slot}>
      <div role="status">{toast?.variant === 'success' && <ToastCard key={toast.id} toast={toast} />}</div>
      <div role="alert">{toast?.variant === 'error' && <ToastCard key={toast.id} toast={toast} />}</div>
    </div>
  )
}
