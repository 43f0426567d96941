import { useEffect, useRef } from 'react'
import { timeIt } from 'shared/formats/date-it'
import { orderTexts } from 'shared/messages/it/dashboard-order'
import style from './turns.module.css'
import type { Conversation } from './use-conversation.ts'

const texts = orderTexts.briefing

type Turn = Pick<Conversation['turns'][number], 'who' | 'text' | 'at'>

function Bubble({ turn }: { turn: Turn }) {
  const mine = turn.who === 'client'
  return (
    <li className={`${style.turn} ${mine ? style.mine : ''}`}>
      <p className={style.who}>
        {mine ? texts.you : texts.assistant}
        {turn.at && <time dateTime={turn.at}> · {timeIt(turn.at)}</time>}
      </p>
      <p className={style.text}>{turn.text}</p>
    </li>
  )
}

function Typing() {
  return (
    <li className={style.typing}>
      <i aria-hidden="true" />
      <i aria-hidden="true" />
      <i aria-hidden="true" />
      <span className="visually-hidden">{texts.typing}</span>
    </li>
  )
}

// Read out when it is finished, not at every word.
function Growing({ text }: { text: string }) {
  return (
    <li className={style.turn}>
      <p className={style.who}>
        {texts.assistant}
        <span className="visually-hidden">: {texts.typing}</span>
      </p>
      <p className={`${style.text} ${style.growing}`} aria-hidden="true">
        {text}
      </p>
    </li>
  )
}

type Props = {
  turns: Conversation['turns']
  /** Where the talk stands, for who comes back to it. */
  resumed: string | null
  pending: string | undefined
  /** The answer as far as it has come. */
  growing: string
}

/** What was said, newest at the end and in view; new turns are read out. */
export function Turns({ turns, resumed, pending, growing }: Props) {
  const list = useRef<HTMLDivElement>(null)
  const count = turns.length + (pending ? 1 : 0) + (resumed ? 1 : 0)
  const reach = count > 1 ? count + growing.length : 0
  useEffect(() => {
    if (reach > 0) list.current?.scrollTo({ top: list.current.scrollHeight })
  }, [reach])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <div ref={list} className={style.log} role="log" aria-label={texts.log} tabIndex={0}>
      <ol className={style.turns}>
        {turns.map(turn => (
          <Bubble key={turn.id} turn={turn} />
        ))}
        {resumed && <Bubble turn={{ who: 'assistant', text: resumed, at: '' }} />}
        {pending && <Bubble turn={{ who: 'client', text: pending, at: '' }} />}
        {pending && (growing ? <Growing text={growing} /> : <Typing />)}
      </ol>
    </div>
  )
}
