import { Modal, type ModalProps } from '@mantine/core'
import { useEffect, useId, useState } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

/** The open modals, the uppermost last. */
const openModals = createStore<readonly { id: string }[]>(() => [])

/** Returns the z-index of the modal at an index of the open ones: the one opened last is painted above the others. */
const zIndexAt = (index: number) => 200 + Math.max(0, index)

/** Returns the z-index of a modal that is opened next. */
export const nextModalZIndex = () => zIndexAt(openModals.getState().length)

/**
 * Makes a modal the uppermost. Returns a function that removes it again, after the current event: the Escape that
 * closed it must not reach the modal below as the uppermost.
 */
export function registerModal(id: string): () => void {
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
  useEffect(() => (isOpen ? registerModal(id) : undefined), [isOpen, id])
  const isUppermost = useStore(openModals, all => all.at(-1)?.id === id)
  const zIndex = useStore(openModals, all => zIndexAt(all.findIndex(modal => modal.id === id)))
  return <Modal zIndex={zIndex} {...rest} opened={isOpen} closeOnEscape={closeOnEscape && isUppermost} />
}
