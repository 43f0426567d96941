import { Badge } from '@mantine/core'
import { IconFile, IconMovie } from '@tabler/icons-react'
import { useState } from 'react'
import { reviewTexts } from 'shared/messages/it/review'
import { OptionSwitcher } from './option-switcher.tsx'
import { isPortrait, type ReviewVersion, type ViewerRole } from './review-model.ts'
import thumbStyle from './versions.module.css'

type ThumbProps = { version: Pick<ReviewVersion, 'posterUrl' | 'resolution' | 'isFilm'> }

/** A small frame of a version, or an icon. Decorative: its name is beside it. */
export function VersionThumbnail({ version: { posterUrl, isFilm } }: ThumbProps) {
  const [isBroken, setBroken] = useState(false)
  const Icon = isFilm ? IconMovie : IconFile
  return (
    <span className={thumbStyle.thumb} aria-hidden="true">
      {posterUrl && !isBroken ? (
        <img src={`${posterUrl}?size=small`} alt="" loading="lazy" onError={() => setBroken(true)} />
      ) : (
        <Icon size={20} />
      )}
    </span>
  )
}

/** The poster of a version in the film's proportions; nothing without a poster. */
export function VersionFrame({ version }: ThumbProps) {
  const [isBroken, setBroken] = useState(false)
  if (!version.posterUrl || isBroken) return null
  return (
    <img
      className={isPortrait(version) ? `${thumbStyle.frame} ${thumbStyle.portrait}` : thumbStyle.frame}
      src={version.posterUrl}
      alt=""
      loading="lazy"
      onError={() => setBroken(true)}
    />
  )
}

const texts = reviewTexts.versions

const toneOf: Record<ReviewVersion['state'], string> = {
  saved: 'gray',
  waiting: 'orange',
  'changes-requested': 'blue',
  approved: 'green',
  superseded: 'gray',
}

export function StateBadge({ version, viewer }: { version: ReviewVersion; viewer: ViewerRole }) {
  return (
    <Badge component="span" color={toneOf[version.state]}>
      {texts.states[viewer === 'team' ? 'team' : 'client'][version.state]}
    </Badge>
  )
}

type Props = {
  versions: ReviewVersion[]
  chosen: ReviewVersion
  viewer: ViewerRole
  onChoose: (id: string) => void
}

/** Switches between versions, newest first. */
export const VersionSwitch = ({ versions, chosen, viewer, onChoose }: Props) => (
  <OptionSwitcher
    label={texts.choose}
    options={versions.map(version => ({
      id: version.id,
      name: version.versionName,
      badge: <StateBadge version={version} viewer={viewer} />,
      picture: <VersionThumbnail version={version} />,
    }))}
    chosenId={chosen.id}
    onChange={onChoose}
  />
)
