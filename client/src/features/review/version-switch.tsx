import { reviewTexts } from 'shared/messages/it/review'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import type { ReviewVersion, ViewerRole } from './review-types.ts'
import { RoomSwitch } from './room-switch.tsx'
import { VersionThumb } from './version-thumb.tsx'

const texts = reviewTexts.versions

const toneOf: Record<ReviewVersion['state'], BadgeTone> = {
  saved: 'gray',
  waiting: 'orange',
  'changes-requested': 'blue',
  approved: 'green',
  superseded: 'gray',
}

export function StateBadge({ version, side }: { version: ReviewVersion; side: ViewerRole }) {
  return (
    <Badge tone={toneOf[version.state]}>
      {texts.states[side === 'team' ? 'team' : 'client'][version.state]}
    </Badge>
  )
}

type Props = {
  versions: ReviewVersion[]
  chosen: ReviewVersion
  side: ViewerRole
  onChoose: (id: string) => void
}

/** Which version is on the screen; they are offered newest first. */
export const VersionSwitch = ({ versions, chosen, side, onChoose }: Props) => (
  <RoomSwitch
    label={texts.choose}
    choices={versions.map(version => ({
      id: version.id,
      name: version.versionName,
      badge: <StateBadge version={version} side={side} />,
      picture: <VersionThumb version={version} />,
    }))}
    chosenId={chosen.id}
    onChoose={onChoose}
  />
)
