import { type ReactNode, useEffect, useRef } from 'react'
import { timeIt } from 'shared/formats/date-it'
import { choiceTexts } from 'shared/messages/it/briefing-choices'
import { panelTexts } from 'shared/messages/it/briefing-panel'
import { orderTexts } from 'shared/messages/it/dashboard-order'
import { MoveChoices } from './move-choices.tsx'
import { type TeamAnswer, TeamAnswers, useTeamAnswers } from './team-answers.tsx'
import { focusNewest, TurnFacts } from './turn-facts.tsx'
import { TurnInvites } from './turn-invites.tsx'
import { TurnOffers } from './turn-offers.tsx'
import style from './turns.module.css'
import type { Conversation } from './use-conversation.ts'

const texts = orderTexts.briefing

type Whole = Conversation['turns'][number]
type Turn = Pick<Whole, 'who' | 'text' | 'at'>

function Bubble({ turn, children }: { turn: Turn; children?: ReactNode }) {
  const mine = turn.who === 'client'
  return (
    <li className={`${style.turn} ${mine ? style.mine : ''}`}>
      <p className={style.who}>
        {mine ? texts.you : texts.assistant}
        {turn.at && <time dateTime={turn.at}> · {timeIt(turn.at)}</time>}
      </p>
      <p className={style.text}>{turn.text}</p>
      {children}
    </li>
  )
}

const bareAnswers: readonly string[] = [choiceTexts.leave, choiceTexts.nothingMore]

/** The answer that can be taken back by one tap: the last one, while nothing has happened since. */
function lastAnswer(turns: Conversation['turns']): Whole | undefined {
  const [said, reply] = turns.slice(-2)
  if (said?.who !== 'client' || reply?.who !== 'assistant') return undefined
  return said.text !== choiceTexts.undoSays && (reply.wrote || bareAnswers.includes(said.text))
    ? said
    : undefined
}

function Undo({ isBusy, onSay }: Pick<Props, 'isBusy' | 'onSay'>) {
  return (
    <button
      type="button"
      className={style.undo}
      aria-disabled={isBusy}
      onClick={() => !isBusy && onSay(choiceTexts.undoSays)}
    >
      {choiceTexts.undo}
    </button>
  )
}

/** A turn with what can be done about it. */
function Told({
  turn,
  last,
  answers,
  ...props
}: Omit<Props, 'resumed' | 'pending' | 'growing'> & {
  turn: Whole
  last: boolean
  answers: readonly TeamAnswer[]
}) {
  const { conversation, projectId, isClosed, isBusy, onSay } = props
  const { brief } = conversation
  return (
    <>
      <Bubble turn={turn}>
        {turn.wrote && (
          <TurnFacts wrote={turn.wrote} brief={brief} projectId={isClosed ? undefined : projectId} />
        )}
        {last && turn.offers && !isClosed && (
          <TurnOffers offers={turn.offers} brief={brief} isBusy={isBusy} onSay={onSay} />
        )}
        {last && turn.asks && projectId && !isClosed && (
          <div className={style.asks}>
            <MoveChoices
              legend={panelTexts.whichField}
              projectId={projectId}
              from={turn.asks.from}
              words={turn.asks.words}
              places={turn.asks.to}
              onDone={focusNewest}
            />
          </div>
        )}
        {turn.invites && projectId && !isClosed && (
          <TurnInvites invites={turn.invites} brief={brief} projectId={projectId} />
        )}
        {turn === lastAnswer(conversation.turns) && !isClosed && <Undo isBusy={isBusy} onSay={onSay} />}
      </Bubble>
      <TeamAnswers answers={answers} />
    </>
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
  conversation: Conversation
  projectId: string | undefined
  isClosed: boolean
  isBusy: boolean
  onSay: (text: string) => void
  /** Where the talk stands, for who comes back to it. */
  resumed: string | null
  pending: string | undefined
  /** The answer as far as it has come. */
  growing: string
}

/** What was said, newest at the end and in view; new turns are read out. */
export function Turns({ resumed, pending, growing, ...props }: Props) {
  const { turns } = props.conversation
  const list = useRef<HTMLDivElement>(null)
  const answers = useTeamAnswers(props.projectId)
  const count = turns.length + answers.length + (pending ? 1 : 0) + (resumed ? 1 : 0)
  const reach = count > 1 ? count + growing.length : 0
  useEffect(() => {
    if (reach > 0) list.current?.scrollTo({ top: list.current.scrollHeight })
  }, [reach])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <div ref={list} className={style.log} role="log" aria-label={texts.log} tabIndex={0}>
      <ol className={style.turns}>
        <TeamAnswers answers={answers.filter(({ turnId }) => !turns.some(({ id }) => id === turnId))} />
        {turns.map((turn, index) => (
          <Told
            key={turn.id}
            {...props}
            turn={turn}
            last={turn === turns.at(-1)}
            answers={answers.filter(({ turnId }) => turnId === turns[index - 1]?.id)}
          />
        ))}
        {resumed && <Bubble turn={{ who: 'assistant', text: resumed, at: '' }} />}
        {pending && <Bubble turn={{ who: 'client', text: pending, at: '' }} />}
        {pending && (growing ? <Growing text={growing} /> : <Typing />)}
      </ol>
    </div>
  )
}
