import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import style from './file-row.module.css'

/** A sign that acts; its name says on which file. */
export function FileAct({ label, Sign, onClick }: { label: string; Sign: Icon; onClick: () => void }) {
  return (
    <button
      type="button"
      className={`icon-button quiet ${style.act}`}
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      <Sign size={20} aria-hidden="true" />
    </button>
  )
}

type Props = { picture: ReactNode; name: ReactNode; facts: ReactNode; acts: ReactNode; children?: ReactNode }

/** One file: what it looks like, what it is called, how it stands, and what can be done with it. */
export function FileRow({ picture, name, facts, acts, children }: Props) {
  return (
    <li className={style.row}>
      {picture}
      <div className={style.words}>
        <p className={style.name}>{name}</p>
        {children}
        <p className="hint tabular">{facts}</p>
      </div>
      <div className={style.acts}>{acts}</div>
    </li>
  )
}
