import { Fragment, type ReactNode } from 'react'
import style from './team-project.module.css'

/** Names and values; what is not known is left out. */
export function Facts({ facts }: { facts: { name: string; value: ReactNode }[] }) {
  return (
    <dl className={style.facts}>
      {facts
        .filter(fact => fact.value)
        .map(({ name, value }) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
    </dl>
  )
}
