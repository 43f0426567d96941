import { Modal, type ModalProps } from '@mantine/core'
import { useEffect, useId, useState } from 'react'
import { uiTexts } from 'shared/messages/it/screens'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import style from './confirm-dialog.module.css'

/** The windows that are open, the uppermost last. */
const openWindows = createStore<readonly string[]>(() => [])

/** Whether no other window stands over this one: Escape closes the uppermost alone. */
function useUppermost(isOpen: boolean): boolean {
  const id = useId()
  useEffect(() => {
    if (!isOpen) return
    openWindows.setState(others => [...others, id], true)
    return () => openWindows.setState(all => all.filter(other => other !== id), true)
  }, [isOpen, id])
  return useStore(openWindows, all => all.at(-1) === id)
}

/** The window of `Dialog`, which loads it. */
export default function DialogWindow({ opened, closeOnEscape = true, ...rest }: ModalProps) {
  // It opens a moment after it is there: only what opens remembers where the focus has to return.
  const [there, setThere] = useState(false)
  useEffect(() => setThere(true), [])
  const isUppermost = useUppermost(opened && there)
  return (
    <Modal
      padding="xl"
      closeButtonProps={{ 'aria-label': uiTexts.close, size: 'lg' }}
      classNames={{ title: style.title ?? '', content: style.content ?? '', header: style.header ?? '' }}
      removeScrollProps={{ removeScrollBar: false }}
      opened={opened && there}
      closeOnEscape={closeOnEscape && isUppermost}
      {...rest}
    />
  )
}
