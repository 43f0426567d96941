import { reviewTexts } from 'shared/messages/it/review'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import type { ReviewVersion, Side } from './review-types.ts'
import style from './room.module.css'
import { VersionThumb } from './version-thumb.tsx'

const texts = reviewTexts.versions

const toneOf: Record<ReviewVersion['state'], BadgeTone> = {
  saved: 'gray',
  waiting: 'orange',
  'changes-requested': 'blue',
  approved: 'green',
  superseded: 'gray',
}

export function StateBadge({ version, side }: { version: ReviewVersion; side: Side }) {
  return (
    <Badge tone={toneOf[version.state]}>
      {texts.states[side === 'team' ? 'team' : 'client'][version.state]}
    </Badge>
  )
}

type Props = {
  versions: ReviewVersion[]
  chosen: ReviewVersion
  side: Side
  onChoose: (id: string) => void
}

/** The versions, newest first; the chosen one is on the screen. */
export function VersionBar({ versions, chosen, side, onChoose }: Props) {
  return (
    <fieldset className={style.versions}>
      <legend className="visually-hidden">{texts.choose}</legend>
      {versions.map(version => (
        <button
          key={version.id}
          type="button"
          className={style.version}
          aria-pressed={version.id === chosen.id}
          onClick={() => onChoose(version.id)}
        >
          <VersionThumb version={version} />
          <b>{version.versionName}</b>
          <StateBadge version={version} side={side} />
        </button>
      ))}
    </fieldset>
  )
}
