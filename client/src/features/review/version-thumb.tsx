import { IconFile, IconMovie } from '@tabler/icons-react'
import { useState } from 'react'
import { isUpright } from './is-upright.ts'
import type { ReviewVersion } from './review-types.ts'
import style from './version-thumb.module.css'

type Props = { version: Pick<ReviewVersion, 'posterUrl' | 'resolution' | 'isFilm'> }

/** A small frame of a version, or the sign of a film or a file where there is none. Its name stands beside it. */
export function VersionThumb({ version: { posterUrl, isFilm } }: Props) {
  const [isBroken, setBroken] = useState(false)
  const Sign = isFilm ? IconMovie : IconFile
  return (
    <span className={style.thumb} aria-hidden="true">
      {posterUrl && !isBroken ? (
        <img src={`${posterUrl}?size=small`} alt="" loading="lazy" onError={() => setBroken(true)} />
      ) : (
        <Sign size={20} />
      )}
    </span>
  )
}

/** The frame of a version in full, in the film's own shape; nothing where there is none. */
export function VersionFrame({ version }: Props) {
  const [isBroken, setBroken] = useState(false)
  if (!version.posterUrl || isBroken) return null
  return (
    <img
      className={isUpright(version) ? `${style.frame} ${style.upright}` : style.frame}
      src={version.posterUrl}
      alt=""
      loading="lazy"
      onError={() => setBroken(true)}
    />
  )
}
