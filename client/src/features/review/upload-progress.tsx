import { publishTexts } from 'shared/messages/it/publishing'
import { Button } from '../../ui/button.tsx'
import style from './publish-form.module.css'

/** How much of a file has arrived. */
export function UploadProgress({ share, onStop }: { share: number; onStop: () => void }) {
  const percent = Math.round(share * 100)
  return (
    <div className={style.progress}>
      <label className={style.bar}>
        <span>{publishTexts.progress(percent)}</span>
        <progress max={100} value={percent} />
      </label>
      <Button variant="subtle" size="small" onClick={onStop}>
        {publishTexts.cancelUpload}
      </Button>
    </div>
  )
}
