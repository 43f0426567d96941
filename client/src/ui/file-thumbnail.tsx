import { Center, Image } from '@mantine/core'
import {
  type Icon,
  IconFile,
  IconFileText,
  IconFileTypeDoc,
  IconFileTypePdf,
  IconFileZip,
  IconMusic,
  IconPhoto,
  IconPresentation,
  IconTypography,
  IconVideo,
} from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { findAttachmentType } from 'shared/materials/file-types'

const signs: [RegExp, Icon][] = [
  [/^image\//, IconPhoto],
  [/^font\//, IconTypography],
  [/^application\/(zip|vnd\.rar|x-7z)/, IconFileZip],
  [/presentation|powerpoint|keynote/, IconPresentation],
  [/^video\//, IconVideo],
  [/^audio\//, IconMusic],
  [/^application\/pdf/, IconFileTypePdf],
  [/^application\/(msword|vnd\.openxml)/, IconFileTypeDoc],
  [/^text\//, IconFileText],
]

const iconForMimeType = (type: string): Icon => signs.find(([pattern]) => pattern.test(type))?.[1] ?? IconFile

/** The most bytes of a drawing that is shown as it is; the server makes no small version of drawings. */
const DRAWING_BYTES = 512 * 1024

type Props = {
  type: string
  url?: string | undefined
  sizeBytes: number
  onBroken?: () => void
}

function previewOf({ type, url, sizeBytes }: Props): string | undefined {
  if (!url || !type.startsWith('image/')) return undefined
  if (findAttachmentType(type)) return undefined
  if (type === 'image/svg+xml') return sizeBytes <= DRAWING_BYTES ? url : undefined
  return `${url}?size=small`
}

/** Renders a tile with the icon or preview of a file. Hidden from screen readers: the name is beside it. */
export const FileTile = ({ children }: { children: ReactNode }) => (
  <Center
    component="span"
    flex="none"
    w={56}
    h={56}
    bdrs="md"
    bg="var(--surface-2)"
    c="dimmed"
    style={{ overflow: 'hidden' }}
    aria-hidden="true"
  >
    {children}
  </Center>
)

export function FileThumbnail(props: Props) {
  const [broken, setBroken] = useState(false)
  const preview = broken ? undefined : previewOf(props)
  const Sign = iconForMimeType(props.type)
  const onError = () => {
    setBroken(true)
    props.onBroken?.()
  }
  return (
    <FileTile>
      {preview ? (
        <Image src={preview} h="100%" alt="" loading="lazy" onError={onError} />
      ) : (
        <Sign size={24} />
      )}
    </FileTile>
  )
}
