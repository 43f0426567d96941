import { useState } from 'react'
import { type Choice, choicesFor } from 'shared/briefing/turn/choices'
import { choiceTexts } from 'shared/messages/it/briefing-choices'
import { panelTexts } from 'shared/messages/it/briefing-panel'
import { Button } from '../../ui/button.tsx'
import style from './choices.module.css'
import type { Conversation } from './use-conversation.ts'

type Say = (text: string) => void
type Chips = { choices: readonly Choice[]; isBusy: boolean; onSay: Say }

function Leave({ isBusy, onSay }: Omit<Chips, 'choices'>) {
  return (
    <button
      type="button"
      className={style.leave}
      aria-disabled={isBusy}
      onClick={() => onSay(choiceTexts.leave)}
    >
      {choiceTexts.leave}
    </button>
  )
}

/** `on` are those that are taken, where several can be. */
function Row({ choices, on, isBusy, onPress }: Omit<Chips, 'onSay'> & { on?: string[]; onPress: Say }) {
  return (
    <div className={style.chips}>
      {choices.map(({ label, says }) => (
        <button
          key={label}
          type="button"
          className={style.chip}
          aria-pressed={on?.includes(says)}
          aria-disabled={isBusy}
          onClick={() => onPress(says)}
        >
          {label}
        </button>
      ))}
    </div>
  )
}

function One({ choices, isBusy, onSay }: Chips) {
  return (
    <div className={style.line}>
      <Row choices={choices} isBusy={isBusy} onPress={onSay} />
      <Leave isBusy={isBusy} onSay={onSay} />
    </div>
  )
}

function Several({ choices, isBusy, onSay }: Chips) {
  const [chosen, setChosen] = useState<readonly string[]>([])
  const on = choices.filter(({ says }) => chosen.includes(says)).map(({ says }) => says)
  const flip = (says: string) =>
    setChosen(on.includes(says) ? on.filter(other => other !== says) : [...on, says])
  return (
    <>
      <Row choices={choices} on={on} isBusy={isBusy} onPress={flip} />
      <div className={style.actions}>
        {on.length > 0 ? (
          <Button size="small" aria-disabled={isBusy} onClick={() => onSay(on.join(', '))}>
            {choiceTexts.add(on.length)}
          </Button>
        ) : (
          <Button
            variant="outline"
            size="small"
            aria-disabled={isBusy}
            onClick={() => onSay(choiceTexts.nothingMore)}
          >
            {choiceTexts.nothingMore}
          </Button>
        )}
        <Leave isBusy={isBusy} onSay={onSay} />
      </div>
    </>
  )
}

type Props = { conversation: Conversation; isBusy: boolean; onSay: Say }

/** Answers to the question that waits, by one tap; what is typed into the box below stays there. */
export function Choices({ conversation: { asked, brief, turns }, isBusy, onSay }: Props) {
  if (asked === null) return null
  const choices = choicesFor(asked, brief, turns.at(-1)?.offers)
  const say = (text: string) => {
    if (!isBusy) onSay(text)
  }
  const Shown = asked === 'extras' ? Several : One
  return (
    <fieldset key={asked} className={style.group} tabIndex={-1} data-choices>
      <legend className="visually-hidden">{choiceTexts.group(panelTexts.labels[asked])}</legend>
      <Shown choices={choices} isBusy={isBusy} onSay={say} />
    </fieldset>
  )
}
