import { findMentions } from 'shared/chat/mentions'
import style from './comments.module.css'
import type { ReviewSaid } from './review-types.ts'

/** Words in which whom they name stands out. */
export default function NamedText({ said: { text, named } }: { said: Pick<ReviewSaid, 'text' | 'named'> }) {
  const found = findMentions(text, named)
  return (
    <>
      {found.map(({ person, start, end }, place) => (
        <span key={start}>
          {text.slice(found[place - 1]?.end ?? 0, start)}
          <b className={person.isOwn ? style.namedOwn : style.named}>{text.slice(start, end)}</b>
        </span>
      ))}
      {text.slice(found.at(-1)?.end ?? 0)}
    </>
  )
}
