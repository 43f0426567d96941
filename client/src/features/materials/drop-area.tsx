import { Button, Stack, Text } from '@mantine/core'
import { Dropzone } from '@mantine/dropzone'
import { IconCloudUpload } from '@tabler/icons-react'
import { useRef } from 'react'
import { materialTexts as texts } from 'shared/messages/it/materials'
import { Remark } from '../../ui/section-card.tsx'
import { Viewfinder } from '../../ui/viewfinder.tsx'
import style from './drop-area.module.css'

/** Accepts dropped or chosen files. The queue validates them one by one. */
export function DropArea({ megabytes, onFiles }: { megabytes: number; onFiles: (files: File[]) => void }) {
  const choose = useRef<() => void>(null)
  return (
    <Dropzone
      unstyled
      className={style.area ?? ''}
      openRef={choose}
      onDrop={onFiles}
      activateOnClick={false}
      activateOnKeyboard={false}
      enablePointerEvents
      tabIndex={-1}
      inputProps={{ 'aria-label': texts.choose, tabIndex: -1 }}
    >
      <Stack align="center" gap="sm" px="lg" pt={36} pb={28} ta="center">
        <Viewfinder className={style.sign}>
          <IconCloudUpload size={30} aria-hidden="true" />
        </Viewfinder>
        <Text ff="heading" fz="1.25rem" fw={650} lh={1.3}>
          <Dropzone.Accept>{texts.dropNow}</Dropzone.Accept>
          <Dropzone.Idle>{texts.drop}</Dropzone.Idle>
        </Text>
        <Text fz="sm" c="dimmed">
          {texts.or}
        </Text>
        <Button onClick={() => choose.current?.()}>{texts.choose}</Button>
        <Remark mt={8} maw="44ch">
          {texts.kinds}{' '}
          <Text span inherit fw={600} c="var(--ink)" className="nowrap">
            {texts.limit(megabytes)}
          </Text>
        </Remark>
      </Stack>
    </Dropzone>
  )
}
