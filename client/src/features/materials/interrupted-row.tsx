import { IconPlayerPlay, IconX } from '@tabler/icons-react'
import { fileSizeIt } from 'shared/formats/file-size-it'
import { materialTexts } from 'shared/messages/it/materials'
import { FileKind } from '../../ui/file-kind.tsx'
import { FileAct, FileRow } from '../../ui/file-row.tsx'
import { useFilePicker } from '../../ui/use-file-picker.tsx'
import type { Interrupted } from './interrupted.ts'

const texts = materialTexts.upload

type Props = { one: Interrupted; onFile: (file: File) => void; onGiveUp: () => void }

/** An upload of an earlier visit: a page may not open a file by itself, so it is chosen once more. */
export function InterruptedRow({ one, onFile, onGiveUp }: Props) {
  const { picker, choose } = useFilePicker({
    label: texts.resumeOf(one.name),
    onFiles: ([file]) => file && onFile(file),
  })
  return (
    <FileRow
      picture={<FileKind type={one.type} sizeBytes={one.sizeBytes} />}
      name={one.name}
      facts={`${texts.interrupted} ${fileSizeIt(one.sizeBytes)}`}
      acts={
        <>
          <FileAct label={texts.resumeOf(one.name)} Sign={IconPlayerPlay} onClick={choose} />
          <FileAct label={texts.cancelOf(one.name)} Sign={IconX} onClick={onGiveUp} />
        </>
      }
    >
      {picker}
    </FileRow>
  )
}
