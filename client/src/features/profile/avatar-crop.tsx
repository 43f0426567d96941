import 'react-easy-crop/react-easy-crop.css'
import { Box, Button, Group, Stack } from '@mantine/core'
import { useRef, useState } from 'react'
import Cropper, { type Area } from 'react-easy-crop'
import { avatarTexts as texts } from 'shared/messages/it/materials'
import { uiTexts } from 'shared/messages/it/screens'
import { Remark } from '../../ui/section-card.tsx'
import style from './profile.module.css'

const MAX_ZOOM = 4
const SIZE_PX = 512

/** Returns the area of a picture as a small square picture. @throws Error if the browser cannot draw it. */
async function cropImage(url: string, { x, y, width, height }: Area): Promise<Blob> {
  const picture = new Image()
  picture.src = url
  await picture.decode()
  const canvas = document.createElement('canvas')
  canvas.width = SIZE_PX
  canvas.height = SIZE_PX
  canvas.getContext('2d')?.drawImage(picture, x, y, width, height, 0, 0, SIZE_PX, SIZE_PX)
  // Browsers that cannot encode WebP encode PNG; the blob has the actual type.
  const cropped = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/webp', 0.9))
  if (!cropped) throw new Error('The canvas returned no picture.')
  return cropped
}

type Props = {
  url: string
  busy: boolean
  onCrop: (picture: Blob) => void
  onUnreadable: () => void
  onClose: () => void
}

/** Selects a square of a picture by dragging, by wheel, or by arrow keys and slider. */
export default function AvatarCrop({ url, busy, onCrop, onUnreadable, onClose }: Props) {
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const area = useRef<Area>(null)
  const save = () => {
    if (area.current) cropImage(url, area.current).then(onCrop, onUnreadable)
  }
  return (
    <Stack gap={18}>
      <Remark>{texts.cropText}</Remark>
      <Box
        pos="relative"
        h="min(300px, 36vh)"
        bg="var(--night)"
        bdrs="var(--radius-s)"
        style={{ overflow: 'hidden' }}
      >
        <Cropper
          image={url}
          aspect={1}
          crop={crop}
          zoom={zoom}
          maxZoom={MAX_ZOOM}
          cropShape="round"
          showGrid={false}
          disableAutomaticStylesInjection
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_percent, pixels) => {
            area.current = pixels
          }}
          mediaProps={{ alt: '', onError: onUnreadable }}
          cropperProps={{ 'aria-label': texts.cropArea, role: 'group' }}
        />
      </Box>
      <label className={style.zoom}>
        <span>{texts.zoom}</span>
        <input
          type="range"
          min={1}
          max={MAX_ZOOM}
          step={0.05}
          value={zoom}
          onChange={event => setZoom(Number(event.currentTarget.value))}
        />
      </label>
      <Group gap="sm" justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {uiTexts.cancel}
        </Button>
        <Button loading={busy} onClick={save}>
          {busy ? texts.saving : texts.save}
        </Button>
      </Group>
    </Stack>
  )
}
