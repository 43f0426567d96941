import type { MouseEvent } from 'react'
import { searchTexts } from 'shared/messages/it/search'
import { teamTexts } from 'shared/messages/it/team'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import type { Option } from './found-groups.ts'
import style from './search-window.module.css'
import type { Search } from './use-search.ts'

export const FOUND_LIST = 'found-everywhere'
export const optionId = ({ id }: Pick<Option, 'id'>): string => `found-${id}`

type Opening = { isPending: boolean; onOpen: (option: Option) => void }

function Item({ option, isChosen, isPending, onOpen }: Opening & { option: Option; isChosen: boolean }) {
  const { label, detail, href, Sign, person } = option
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    // A click without a pointer is Enter: on what was found for other words it waits.
    if (!isPending || event.detail > 0) onOpen(option)
  }
  return (
    <a
      id={optionId(option)}
      href={href}
      role="option"
      aria-selected={isChosen}
      tabIndex={-1}
      data-action
      className={style.option}
      // The field keeps the focus, and with it the keyboard of a phone.
      onMouseDown={event => event.preventDefault()}
      onClick={open}
    >
      {person ? <Avatar name={person.name} url={person.url} /> : <Sign size={20} aria-hidden="true" />}
      <span className={style.words}>
        <span className={`ellipsis ${style.label}`}>{label}</span>
        {detail && <span className="ellipsis hint">{detail}</span>}
      </span>
      {person?.isSuspended && <Badge tone="red">{teamTexts.members.suspended}</Badge>}
    </a>
  )
}

type Props = { search: Search; chosen: string | undefined; onOpen: (option: Option) => void }

/** What was found, in groups, as one list to walk through. */
export function ResultList({ search: { groups, isPending }, chosen, onOpen }: Props) {
  return (
    <div
      id={FOUND_LIST}
      role="listbox"
      tabIndex={-1}
      aria-label={searchTexts.list}
      aria-busy={isPending}
      className={style.list}
    >
      {groups.map(group => (
        // biome-ignore lint/a11y/useSemanticElements: a list of options has no fieldsets
        <div key={group.id} role="group" aria-label={searchTexts.groups[group.id]}>
          <p className={style.group} aria-hidden="true">
            {searchTexts.groups[group.id]}
          </p>
          {group.options.map(option => (
            <Item
              key={option.id}
              option={option}
              isChosen={option.id === chosen}
              isPending={isPending && group.id !== 'pages'}
              onOpen={onOpen}
            />
          ))}
        </div>
      ))}
    </div>
  )
}
