import { Avatar } from '@mantine/core'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { mentionBegunAt, peopleLike } from 'shared/chat/message'
import { chatTexts } from 'shared/messages/it/chat'
import style from './mentions.module.css'

export type Mentionable = { id: string; fullName: string }

const MAX_SHOWN = 6
const LIST_ID = 'people-to-name'
const optionId = (id: string) => `person-to-name-${id}`

type Field = {
  node: RefObject<HTMLTextAreaElement | null>
  text: string
  setText: (text: string) => void
}

function putCaret(node: HTMLTextAreaElement | null, at: number): void {
  // The new text renders first, then the caret can move behind it.
  requestAnimationFrame(() => {
    node?.focus()
    node?.setSelectionRange(at, at)
  })
}

/** Completes a mention after an `@` by letters, arrows, Enter, Tab or a click. */
export function useMentions({ node, text, setText }: Field, people: readonly Mentionable[]) {
  const [caret, setCaret] = useState(0)
  const [active, setActive] = useState(0)
  const [leftAt, setLeftAt] = useState<number>()
  const begun = mentionBegunAt(text, caret)
  const shown = begun && begun.start !== leftAt ? peopleLike(begun.letters, people).slice(0, MAX_SHOWN) : []
  const index = Math.min(active, Math.max(shown.length - 1, 0))

  const follow = () => {
    setCaret(node.current?.selectionStart ?? 0)
    setActive(0)
  }
  const choose = (person: Mentionable) => {
    // Reads the caret now: fast typing is ahead of the last `selectionchange`.
    const at = node.current?.selectionStart ?? caret
    const named = mentionBegunAt(text, at)
    if (!named) return
    const before = `${text.slice(0, named.start)}@${person.fullName} `
    setText(before + text.slice(at).replace(/^ /, ''))
    setCaret(before.length)
    setLeftAt(named.start)
    putCaret(node.current, before.length)
  }
  const open = () => {
    const at = node.current?.selectionStart ?? text.length
    const gap = /(^|\s)$/.test(text.slice(0, at)) ? '' : ' '
    setText(`${text.slice(0, at)}${gap}@${text.slice(at)}`)
    setLeftAt(undefined)
    setCaret(at + gap.length + 1)
    putCaret(node.current, at + gap.length + 1)
  }
  /** Returns true if the key was handled by the list. */
  const handleKeyDown = (event: Pick<KeyboardEvent, 'key' | 'preventDefault'>): boolean => {
    if (shown.length === 0) return false
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const person = shown[index]
    if (step) setActive((index + step + shown.length) % shown.length)
    else if ((event.key === 'Enter' || event.key === 'Tab') && person) choose(person)
    else if (event.key === 'Escape') setLeftAt(begun?.start)
    else return false
    event.preventDefault()
    return true
  }
  if (leftAt !== undefined && begun?.start !== leftAt && text[leftAt] !== '@') setLeftAt(undefined)
  const chosen = shown[index]
  const fieldProps = {
    ref: node,
    value: text,
    onChange: ({ currentTarget }: { currentTarget: HTMLTextAreaElement }) => {
      setText(currentTarget.value)
      follow()
    },
    onSelect: follow,
    ...(chosen && { 'aria-controls': LIST_ID, 'aria-activedescendant': optionId(chosen.id) }),
  }
  return { shown, index, fieldProps, choose, open, handleKeyDown }
}

export type Mentions = ReturnType<typeof useMentions>

type Props = {
  mentioning: Mentions
  avatarOf?: (id: string) => string | null | undefined
  className?: string | undefined
}

/** Renders the list of people who match what is typed. */
export function MentionList({ mentioning: { shown, index, choose }, avatarOf, className = '' }: Props) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.children[index]?.scrollIntoView({ block: 'nearest' })
  }, [index])
  return (
    <div
      ref={list}
      id={LIST_ID}
      role="listbox"
      tabIndex={-1}
      aria-label={chatTexts.people}
      className={`${style.people} ${className}`}
    >
      {shown.map((person, place) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus, and the keys
        <div
          key={person.id}
          id={optionId(person.id)}
          role="option"
          tabIndex={-1}
          aria-selected={place === index}
          className={style.person}
          // Keeps the focus in the field, and the keyboard of a phone open.
          onPointerDown={event => event.preventDefault()}
          onClick={() => choose(person)}
        >
          <Avatar size={34} name={person.fullName} src={avatarOf?.(person.id) ?? null} alt="" />
          {person.fullName}
        </div>
      ))}
    </div>
  )
}
