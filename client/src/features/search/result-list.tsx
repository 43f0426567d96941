import { Avatar, Badge, Stack, Text } from '@mantine/core'
import type { MouseEvent } from 'react'
import { searchTexts } from 'shared/messages/it/search'
import { teamTexts } from 'shared/messages/it/team'
import { Note } from '../../ui/section-card.tsx'
import style from './search.module.css'
import type { Option, Search } from './use-search.ts'

export const RESULT_LIST_ID = 'found-everywhere'
export const optionId = ({ id }: Pick<Option, 'id'>): string => `found-${id}`

interface ItemProps {
  option: Option
  isChosen: boolean
  isPending: boolean
  onOpen: (option: Option) => void
}

function Item({ option, isChosen, isPending, onOpen }: ItemProps) {
  const { label, detail, href, icon: OptionIcon, person } = option
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    // A click without a pointer is Enter, which must not open a result of the previous text.
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
      // Keeps the focus in the field, and with it the keyboard of a phone.
      onMouseDown={event => event.preventDefault()}
      onClick={open}
    >
      {person ? (
        <Avatar size={34} color="violet" src={person.url} name={person.name} aria-hidden="true" />
      ) : (
        <OptionIcon size={20} aria-hidden="true" />
      )}
      <Stack component="span" gap={0} flex={1} miw={0}>
        <Text span truncate fw={600}>
          {label}
        </Text>
        {detail && (
          <Note span truncate>
            {detail}
          </Note>
        )}
      </Stack>
      {person?.isSuspended && <Badge color="red">{teamTexts.members.suspended}</Badge>}
    </a>
  )
}

type Props = { search: Search; chosen: string | undefined; onOpen: (option: Option) => void }

export function ResultList({ search: { groups, isPending }, chosen, onOpen }: Props) {
  return (
    <div
      id={RESULT_LIST_ID}
      role="listbox"
      tabIndex={-1}
      aria-label={searchTexts.list}
      aria-busy={isPending}
      className={style.list}
    >
      {groups.map(group => (
        // biome-ignore lint/a11y/useSemanticElements: a listbox has no fieldsets
        <div key={group.id} role="group" aria-label={searchTexts.groups[group.id]}>
          <Text px="sm" pt={10} pb={4} fz="0.8125rem" fw={600} c="dimmed" aria-hidden="true">
            {searchTexts.groups[group.id]}
          </Text>
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
