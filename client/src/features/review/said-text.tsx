import { mentionsIn } from 'shared/chat/mentions'
import style from './comments.module.css'
import type { ReviewSaid } from './review-types.ts'

/** The words of a comment; whom they name stands out. */
export function SaidText({ said: { text, named } }: { said: Pick<ReviewSaid, 'text' | 'named'> }) {
  const found = named.length > 0 ? mentionsIn(text, named) : []
  return (
    <p className={style.text}>
      {found.map(({ person, start, end }, place) => (
        <span key={start}>
          {text.slice(found[place - 1]?.end ?? 0, start)}
          <b className={person.isOwn ? style.namedOwn : style.named}>{text.slice(start, end)}</b>
        </span>
      ))}
      {text.slice(found.at(-1)?.end ?? 0)}
    </p>
  )
}
