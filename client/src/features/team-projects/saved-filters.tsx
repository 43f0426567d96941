import { Menu } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconBookmark, IconCheck } from '@tabler/icons-react'
import { projectListTexts } from 'shared/messages/it/project-list'
import { trpc } from '../../lib/trpc.ts'
import { IconButton } from '../../ui/action-buttons.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { filtersOfSaved, isCurrent } from './filters.ts'
import type { FilterProps } from './project-filters.tsx'

const SavedFiltersDialog = lazyComponent(() => import('./saved-filters-dialog.tsx'))

const texts = projectListTexts.saved

/** Menu of the user's saved filters, with a mark at the current one. Opening one drops a member who is suspended or removed. */
export function SavedFilters({ filters, onFilters }: FilterProps) {
  const [opened, { open, close }] = useDisclosure()
  const saved = trpc.team.savedFilters.list.useQuery().data ?? []
  const team = trpc.team.members.list.useQuery({ limit: 100 }).data
  const isWhole = team?.nextCursor === null
  const memberIds = isWhole ? team.items.flatMap(({ id, suspendedAt }) => (suspendedAt ? [] : id)) : undefined
  const current = saved.find(({ filter }) => isCurrent(filters, filter))
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <IconButton
            label={current ? texts.openOf(current.name) : texts.open}
            icon={IconBookmark}
            variant={current ? 'light' : 'default'}
            size={40}
          />
        </Menu.Target>
        <Menu.Dropdown maw={320}>
          {saved.length === 0 && <Menu.Label>{texts.none}</Menu.Label>}
          {saved.map(({ id, name, filter }) => (
            <Menu.RadioItem
              key={id}
              value={id}
              checked={id === current?.id}
              checkIcon={<IconCheck size={16} aria-hidden="true" />}
              closeMenuOnClick
              onChange={() => onFilters(filtersOfSaved(filter, memberIds))}
            >
              {name}
            </Menu.RadioItem>
          ))}
          <Menu.Divider />
          <Menu.Item onClick={open}>{texts.manage}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <SavedFiltersDialog opened={opened} onClose={close} filters={filters} />
    </>
  )
}
