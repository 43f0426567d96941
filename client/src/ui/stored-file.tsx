import { ActionIcon } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { fileSizeIt } from 'shared/formats/units'
import { materialTexts } from 'shared/messages/it/materials'
import { FileRow } from './file-row.tsx'
import { FileThumbnail } from './file-thumbnail.tsx'
import { RelativeTime } from './relative-time.tsx'

type Props = {
  file: { url: string; fileName: string; fileType: string; fileSize: number; createdAt: string }
  actions?: ReactNode
}

/** Renders a file of a project, to open and download. */
export function StoredFile({ file, actions }: Props) {
  const { url, fileName, fileType, fileSize, createdAt } = file
  const [isBroken, setBroken] = useState(false)
  const download = materialTexts.download(fileName)
  return (
    <FileRow
      picture={
        <FileThumbnail type={fileType} url={url} sizeBytes={fileSize} onBroken={() => setBroken(true)} />
      }
      name={
        <a href={url} target="_blank" rel="noopener">
          {fileName}
        </a>
      }
      facts={
        <>
          {fileSizeIt(fileSize)} · <RelativeTime moment={createdAt} />
          {isBroken && ` · ${materialTexts.downloadOnly}`}
        </>
      }
      actions={
        <>
          <ActionIcon
            component="a"
            c="dimmed"
            href={url}
            download={fileName}
            aria-label={download}
            title={download}
          >
            <IconDownload size={20} aria-hidden="true" />
          </ActionIcon>
          {actions}
        </>
      }
    />
  )
}
