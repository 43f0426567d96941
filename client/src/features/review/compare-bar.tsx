import { Button, Group, SegmentedControl } from '@mantine/core'
import { reviewTexts } from 'shared/messages/it/review'
import { wipeTexts } from 'shared/messages/it/wipe'
import { SelectField } from '../../ui/select-field.tsx'
import { type Playback, usePlaybackPart } from './playback.ts'
import style from './review.module.css'
import type { ReviewVersion } from './review-model.ts'

const texts = reviewTexts

type CompareProps = {
  versions: ReviewVersion[]
  chosen: ReviewVersion
  compareVersion: ReviewVersion | undefined
  onCompare: (id: string | undefined) => void
  isWipeCompare: boolean
  onWipeCompareChange: (isWipeCompare: boolean) => void
  playback: Playback
}

const modes = (['pair', 'wipe'] as const).map(value => ({ value, label: wipeTexts.modes[value] }))

type SoundProps = Pick<CompareProps, 'chosen' | 'playback'> & { compareVersion: ReviewVersion }

/** Chooses which of the two videos is heard. */
function Sound({ chosen, compareVersion, playback }: SoundProps) {
  const isOtherHeard = usePlaybackPart(playback, state => state.isOtherHeard)
  return (
    <SegmentedControl
      aria-label={wipeTexts.sound}
      data={[chosen, compareVersion].map(({ id, versionName }) => ({
        value: id,
        label: wipeTexts.soundOf(versionName),
      }))}
      value={isOtherHeard ? compareVersion.id : chosen.id}
      onChange={id => playback.hearOther(id === compareVersion.id)}
    />
  )
}

/** Chooses the version to compare with, side by side or by wipe, and which one is heard. */
export function CompareBar({ versions, chosen, compareVersion, onCompare, ...props }: CompareProps) {
  const { isWipeCompare, onWipeCompareChange, playback } = props
  const others = versions.filter(version => version.id !== chosen.id && version.isFilm)
  if (others.length === 0) return null
  if (!compareVersion) {
    return (
      <Button variant="subtle" size="sm" className={style.quiet} onClick={() => onCompare(others[0]?.id)}>
        {texts.versions.compare}
      </Button>
    )
  }
  return (
    <Group align="end" gap={12}>
      <SelectField
        label={texts.versions.compareWith}
        data={others.map(({ id, versionName }) => ({ value: id, label: versionName }))}
        value={compareVersion.id}
        onChange={id => onCompare(id ?? undefined)}
      />
      <SegmentedControl
        aria-label={wipeTexts.how}
        data={modes}
        value={isWipeCompare ? 'wipe' : 'pair'}
        onChange={mode => onWipeCompareChange(mode === 'wipe')}
      />
      <Sound chosen={chosen} compareVersion={compareVersion} playback={playback} />
      <Button variant="subtle" size="sm" onClick={() => onCompare(undefined)}>
        {texts.versions.stopComparing}
      </Button>
    </Group>
  )
}
