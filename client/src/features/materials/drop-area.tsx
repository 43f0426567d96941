import { Button, Text } from '@mantine/core'
import { Dropzone } from '@mantine/dropzone'
import { IconCloudUpload } from '@tabler/icons-react'
import { useRef } from 'react'
import { materialTexts } from 'shared/messages/it/materials'
import { Viewfinder } from '../../ui/viewfinder.tsx'
import style from './drop-area.module.css'

const texts = materialTexts

/** Accepts dropped or chosen files. The queue validates them one by one. */
export function DropArea({ megabytes, onFiles }: { megabytes: number; onFiles: (files: File[]) => void }) {
  const choose = useRef<() => void>(null)
  return (
    <Dropzone
      unstyled
      className={style.area ?? ''}
      classNames={{ inner: style.inner ?? '' }}
      openRef={choose}
      onDrop={onFiles}
      activateOnClick={false}
      activateOnKeyboard={false}
      enablePointerEvents
      tabIndex={-1}
      inputProps={{ 'aria-label': texts.choose, tabIndex: -1 }}
    >
      <Viewfinder className={style.sign}>
        <IconCloudUpload size={30} aria-hidden="true" />
      </Viewfinder>
      <p className={style.words}>
        <Dropzone.Accept>{texts.dropNow}</Dropzone.Accept>
        <Dropzone.Idle>{texts.drop}</Dropzone.Idle>
      </p>
      <Text fz="sm" c="dimmed">
        {texts.or}
      </Text>
      <Button onClick={() => choose.current?.()}>{texts.choose}</Button>
      <p className={style.limits}>
        {texts.kinds} <b className={style.limit}>{texts.limit(megabytes)}</b>
      </p>
    </Dropzone>
  )
}
