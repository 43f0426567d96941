import { brand } from 'shared/catalogue/brand'
import style from './wordmark.module.css'

export function Wordmark() {
  return (
    <span className={style.wordmark}>
      <svg viewBox="0 0 32 32" className={style.sign} aria-hidden="true">
        <path
          className={style.corners}
          d="M3 11V6a3 3 0 0 1 3-3h5M21 3h5a3 3 0 0 1 3 3v5M29 21v5a3 3 0 0 1-3 3h-5M11 29H6a3 3 0 0 1-3-3v-5"
        />
        <circle className={style.dot} cx="16" cy="16" r="5.4" />
      </svg>
      <span className={style.name}>{brand.name}</span>
    </span>
  )
}
