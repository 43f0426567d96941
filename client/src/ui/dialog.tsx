import { Modal, type ModalProps } from '@mantine/core'
import { uiTexts } from 'shared/messages/it/screens'
import style from './confirm-dialog.module.css'

/** A dialog over the page: names its close button, keeps the page's width. */
export function Dialog(props: ModalProps) {
  return (
    <Modal
      padding="xl"
      closeButtonProps={{ 'aria-label': uiTexts.close, size: 'lg' }}
      classNames={{ title: style.title ?? '', content: style.content ?? '', header: style.header ?? '' }}
      removeScrollProps={{ removeScrollBar: false }}
      {...props}
    />
  )
}
