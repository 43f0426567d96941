import { Text } from '@mantine/core'
import { randomId } from '@mantine/hooks'
import { modals } from '@mantine/modals'
import type { ReactNode } from 'react'
import { uiTexts } from 'shared/messages/it/screens'
import { nextModalZIndex, registerModal } from './app-modal.tsx'
import { type ErrorTexts, showErrorToast } from './errors.ts'

interface Question {
  title: string
  text: string
  /** Label of the button that runs the action. */
  confirm: string
  /** Marks an action that removes something. */
  danger?: boolean
  /** Rendered below the text, such as a preview of what is sent. */
  children?: ReactNode
  /** Called when the question closes, answered or not. */
  onClose?: () => void
}

/**
 * Asks before an action that cannot be undone. Runs `action` when it is confirmed and closes when its promise settles.
 * A rejection is shown as an error toast with the texts of `failed`, so that a mutation needs no `onError` for it.
 */
export function confirm(
  { title, text, confirm, danger = false, children, onClose }: Question,
  action: () => unknown,
  failed?: ErrorTexts,
) {
  const confirmProps = danger ? { variant: 'outline', color: 'red' } : {}
  const run = async () => {
    const busy = { loading: true, ...confirmProps }
    modals.updateModal({ modalId, confirmProps: busy, closeOnEscape: false, closeOnClickOutside: false })
    try {
      await action()
    } catch (error) {
      showErrorToast(error, failed)
    } finally {
      modals.close(modalId)
    }
  }
  const modalId = randomId()
  const zIndex = nextModalZIndex()
  const unregister = registerModal(modalId)
  modals.openConfirmModal({
    modalId,
    title,
    zIndex,
    onClose: () => {
      unregister()
      onClose?.()
    },
    children: (
      <>
        <Text c="dimmed">{text}</Text>
        {children}
      </>
    ),
    labels: { confirm, cancel: uiTexts.cancel },
    cancelProps: { 'data-autofocus': true },
    confirmProps,
    closeOnConfirm: false,
    onConfirm: () => void run(),
  })
}

/** Asks before an action that its caller runs. Resolves to the answer; closing the question is a no. */
export const isConfirmed = (question: Omit<Question, 'onClose'>): Promise<boolean> =>
  new Promise(resolve => {
    confirm({ ...question, onClose: () => resolve(false) }, () => resolve(true))
  })
