import { reviewTexts } from 'shared/messages/it/review'
import { Button } from '../../ui/button.tsx'
import style from './publish-form.module.css'

const { hub } = reviewTexts

/** How much of a file has arrived. */
export function UploadProgress({ share, onStop }: { share: number; onStop: () => void }) {
  const percent = Math.round(share * 100)
  return (
    <div className={style.progress}>
      <label className={style.bar}>
        <span>{hub.progress(percent)}</span>
        <progress max={100} value={percent} />
      </label>
      <Button variant="subtle" size="small" onClick={onStop}>
        {hub.cancelUpload}
      </Button>
    </div>
  )
}
