import { IconAlertTriangle, IconX } from '@tabler/icons-react'
import { uiTexts } from 'shared/messages/it/screens'
import { useStore } from 'zustand'
import style from './toast-slot.module.css'
import { dismissToast, type Toast, toastStore } from './toast-store.ts'
import { useDismissAfter } from './use-dismiss-after.ts'
import { useSwipeRight } from './use-swipe-right.ts'

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
  const hold = useDismissAfter(dismissToast, toast.shownMs)
  const swipe = useSwipeRight(dismissToast)
  return (
    <div className={style.toast} data-toast {...hold} {...swipe}>
      {toast.tone === 'bad' && <IconAlertTriangle size={22} className={style.icon} aria-hidden="true" />}
      <ToastBody toast={toast} />
      <button type="button" className={style.close} aria-label={uiTexts.close} onClick={dismissToast}>
        <IconX size={18} aria-hidden="true" />
      </button>
    </div>
  )
}

/** The one place where short news appears. Both live regions stand from the start, or nothing is announced. */
export function ToastSlot() {
  const toast = useStore(toastStore)
  return (
    <div className={style.slot}>
      <div role="status">{toast?.tone === 'good' && <ToastCard key={toast.id} toast={toast} />}</div>
      <div role="alert">{toast?.tone === 'bad' && <ToastCard key={toast.id} toast={toast} />}</div>
    </div>
  )
}
