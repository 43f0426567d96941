import { Modal, type ModalProps } from '@mantine/core'
import { useEffect, useId, useLayoutEffect, useState } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

/** The open modals, the uppermost last. */
const openModals = createStore<readonly { id: string }[]>(() => [])

/** Returns the z-index of the modal at an index of the open ones: the one opened last is painted above the others. */
const zIndexAt = (index: number) => 200 + Math.max(0, index)

export const nextModalZIndex = () => zIndexAt(openModals.getState().length)

/**
 * Moves the focus from an item of a menu to the menu's button. The modal returns the focus to where it was, and the item
 * is gone by then.
 */
function focusMenuButton(): void {
  const button = document.activeElement?.closest('[role="menu"]')?.getAttribute('aria-labelledby')
  if (button) document.getElementById(button)?.focus()
}

/**
 * Makes a modal the uppermost, before it takes the focus. Returns a function that removes it again, after the current
 * event: the Escape that closed it must not reach the modal below as the uppermost.
 */
export function registerModal(id: string): () => void {
  focusMenuButton()
  const entry = { id }
  openModals.setState(others => [...others, entry], true)
  return () => void setTimeout(() => openModals.setState(all => all.filter(other => other !== entry), true))
}

/**
 * Renders Mantine's `Modal`, of which only the uppermost closes on Escape. `Modal.Stack` does not serve here: a modal
 * that is unmounted while open stays in its stack.
 */
export function AppModal({ opened, closeOnEscape = true, ...rest }: ModalProps) {
  // Mantine returns the focus only if the modal opens after it was mounted.
  const [isMounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  const isOpen = opened && isMounted
  const id = useId()
  useLayoutEffect(() => (isOpen ? registerModal(id) : undefined), [isOpen, id])
  const isUppermost = useStore(openModals, all => all.at(-1)?.id === id)
  const zIndex = useStore(openModals, all => zIndexAt(all.findIndex(modal => modal.id === id)))
  return <Modal zIndex={zIndex} {...rest} opened={isOpen} closeOnEscape={closeOnEscape && isUppermost} />
}
