import { reviewTexts } from 'shared/messages/it/review'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import type { ReviewVersion } from './review-types.ts'
import style from './room.module.css'

const texts = reviewTexts

type CompareProps = {
  opened: boolean
  onClose: () => void
  versions: ReviewVersion[]
  chosen: ReviewVersion
  beside: ReviewVersion | undefined
  onCompare: (id: string | undefined) => void
}

/** Which version stands beside the one that is shown. */
export default function CompareBar({ opened, versions, chosen, beside, onCompare }: CompareProps) {
  const others = versions.filter(version => version.id !== chosen.id && version.isFilm)
  if (!opened || others.length === 0) return null
  if (!beside) {
    return (
      <Button variant="subtle" size="small" onClick={() => onCompare(others[0]?.id)}>
        {texts.versions.compare}
      </Button>
    )
  }
  return (
    <div className={style.compare}>
      <SelectField
        label={texts.versions.compareWith}
        data={others.map(({ id, versionName }) => ({ value: id, label: versionName }))}
        value={beside.id}
        onChange={id => onCompare(id ?? undefined)}
      />
      <Button variant="subtle" size="small" onClick={() => onCompare(undefined)}>
        {texts.versions.stopComparing}
      </Button>
    </div>
  )
}
