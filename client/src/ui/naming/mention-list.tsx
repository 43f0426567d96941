import { useEffect, useRef } from 'react'
import { chatTexts } from 'shared/messages/it/chat'
import { Avatar } from '../avatar.tsx'
import style from './mention-list.module.css'
import type { Mentioning } from './use-mentioning.ts'

export const MENTION_LIST = 'people-to-name'
export const optionId = (id: string) => `person-to-name-${id}`

type Props = {
  mentioning: Mentioning
  avatarOf?: (id: string) => string | null | undefined
  className?: string | undefined
}

/** Who could be meant by what is being typed. */
export function MentionList({ mentioning: { shown, index, choose }, avatarOf, className = '' }: Props) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.children[index]?.scrollIntoView({ block: 'nearest' })
  }, [index])
  return (
    <div
      ref={list}
      id={MENTION_LIST}
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
          // The field keeps the focus, and with it the keyboard of a phone.
          onPointerDown={event => event.preventDefault()}
          onClick={() => choose(person)}
        >
          <Avatar name={person.fullName} url={avatarOf?.(person.id)} />
          {person.fullName}
        </div>
      ))}
    </div>
  )
}
