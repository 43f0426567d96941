import { Fragment, type ReactNode } from 'react'
import style from './facts.module.css'

type Props = {
  facts: { name: string; value: ReactNode }[]
  /** Names stand beside their values instead of above them. */
  beside?: boolean
}

/** Names and values; what is not known is left out. */
export function Facts({ facts, beside }: Props) {
  return (
    <dl className={beside ? style.beside : style.facts}>
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
