import { Fragment, type ReactNode } from 'react'
import style from './lead.module.css'

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

const hasScheme = /^https?:\/\//i

/** An address that somebody has typed, with or without its scheme. */
export function OutLink({ url }: { url: string }) {
  return (
    <a href={hasScheme.test(url) ? url : `https://${url}`} target="_blank" rel="noreferrer">
      {url}
    </a>
  )
}
