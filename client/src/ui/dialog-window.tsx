import { Modal, type ModalProps } from '@mantine/core'
import { useEffect, useState } from 'react'
import { uiTexts } from 'shared/messages/it/screens'
import style from './confirm-dialog.module.css'

/** The window of `Dialog`, which loads it. */
export default function DialogWindow({ opened, ...rest }: ModalProps) {
  // It opens a moment after it is there: only what opens remembers where the focus has to return.
  const [there, setThere] = useState(false)
  useEffect(() => setThere(true), [])
  return (
    <Modal
      padding="xl"
      closeButtonProps={{ 'aria-label': uiTexts.close, size: 'lg' }}
      classNames={{ title: style.title ?? '', content: style.content ?? '', header: style.header ?? '' }}
      removeScrollProps={{ removeScrollBar: false }}
      opened={opened && there}
      {...rest}
    />
  )
}
