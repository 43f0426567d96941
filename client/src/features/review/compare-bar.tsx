import { reviewTexts } from 'shared/messages/it/review'
import { wipeTexts } from 'shared/messages/it/wipe'
import { Button } from '../../ui/button.tsx'
import { ChoiceBar } from '../../ui/choice-bar.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { type Playback, usePlaybackPart } from './playback.ts'
import type { ReviewVersion } from './review-model.ts'
import style from './room.module.css'

const texts = reviewTexts

type CompareProps = {
  opened: boolean
  versions: ReviewVersion[]
  chosen: ReviewVersion
  beside: ReviewVersion | undefined
  onCompare: (id: string | undefined) => void
  isWiped: boolean
  onWipe: (isWiped: boolean) => void
  playback: Playback
}

const modes = (['pair', 'wipe'] as const).map(value => ({ value, label: wipeTexts.modes[value] }))

type SoundProps = Pick<CompareProps, 'chosen' | 'playback'> & { beside: ReviewVersion }

/** Which of the two is heard. */
function Sound({ chosen, beside, playback }: SoundProps) {
  const isOtherHeard = usePlaybackPart(playback, state => state.isOtherHeard)
  return (
    <ChoiceBar
      label={wipeTexts.sound}
      choices={[chosen, beside].map(({ id, versionName }) => ({
        value: id,
        label: wipeTexts.soundOf(versionName),
      }))}
      value={isOtherHeard ? beside.id : chosen.id}
      onChange={id => playback.hearOther(id === beside.id)}
    />
  )
}

/** Which version stands beside the one that is shown or over it, and which one is heard. */
export function CompareBar({ opened, versions, chosen, beside, onCompare, ...props }: CompareProps) {
  const { isWiped, onWipe, playback } = props
  const others = versions.filter(version => version.id !== chosen.id && version.isFilm)
  if (!opened || others.length === 0) return null
  if (!beside) {
    return (
      <Button variant="subtle" size="small" className={style.quiet} onClick={() => onCompare(others[0]?.id)}>
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
      <ChoiceBar
        label={wipeTexts.how}
        choices={modes}
        value={isWiped ? 'wipe' : 'pair'}
        onChange={mode => onWipe(mode === 'wipe')}
      />
      <Sound chosen={chosen} beside={beside} playback={playback} />
      <Button variant="subtle" size="small" onClick={() => onCompare(undefined)}>
        {texts.versions.stopComparing}
      </Button>
    </div>
  )
}
