import { useState } from 'react'
import { initialsOf } from 'shared/accounts/display-name'
import style from './avatar.module.css'

type Props = { name: string; url?: string | null | undefined; size?: 'small' | 'large' }

/** Somebody's picture, or the initials where there is none. The name stands beside it in words. */
export function Avatar({ name, url, size = 'small' }: Props) {
  const [broken, setBroken] = useState<string>()
  return (
    <span className={`${style.face} ${style[size]}`} aria-hidden="true">
      {url && broken !== url ? (
        <img className={style.picture} src={url} alt="" onError={() => setBroken(url)} />
      ) : (
        initialsOf(name)
      )}
    </span>
  )
}
