import 'react-easy-crop/react-easy-crop.css'
import { useRef, useState } from 'react'
import Cropper from 'react-easy-crop'
import { avatarTexts } from 'shared/messages/it/materials'
import { uiTexts } from 'shared/messages/it/screens'
import { Button } from '../../ui/button.tsx'
import style from './avatar.module.css'
import { type Cut, cutOut } from './avatar-cut.ts'

const texts = avatarTexts
const MAX_ZOOM = 4

type Props = {
  url: string
  busy: boolean
  onCut: (picture: Blob) => void
  onUnreadable: () => void
  onClose: () => void
}

/** Choosing the square of a picture: by dragging, by wheel, or by arrows and slider. Loaded when it is wanted. */
export default function AvatarCrop({ url, busy, onCut, onUnreadable, onClose }: Props) {
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const cut = useRef<Cut>(null)
  const use = () => {
    if (cut.current) cutOut(url, cut.current).then(onCut, onUnreadable)
  }
  return (
    <div className="stack gap-18">
      <p className="note full-width">{texts.cropText}</p>
      <div className={style.stage}>
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
            cut.current = pixels
          }}
          mediaProps={{ alt: '', onError: onUnreadable }}
          cropperProps={{ 'aria-label': texts.cropArea, role: 'group' }}
        />
      </div>
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
      <div className="cluster end gap-12">
        <Button variant="outline" onClick={onClose}>
          {uiTexts.cancel}
        </Button>
        <Button busy={busy} onClick={use}>
          {busy ? texts.saving : texts.save}
        </Button>
      </div>
    </div>
  )
}
