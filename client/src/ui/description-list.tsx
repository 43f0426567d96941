import { Fragment, type ReactNode } from 'react'
import style from './description-list.module.css'

type Props = {
  facts: { name: string; href?: string; value: ReactNode }[]
  /** Shows names beside their values instead of above. */
  inline?: boolean
}

/** Lists names and values; empty values are left out. */
export function DescriptionList({ facts, inline }: Props) {
  return (
    <dl className={inline ? style.inline : style.facts}>
      {facts
        .filter(fact => fact.value)
        .map(({ name, href, value }) => (
          <Fragment key={name}>
            <dt>
              {href ? (
                <a href={href} target="_blank" rel="noreferrer">
                  {name}
                </a>
              ) : (
                name
              )}
            </dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
    </dl>
  )
}
