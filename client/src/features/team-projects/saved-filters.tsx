import { ActionIcon, Menu } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconBookmark } from '@tabler/icons-react'
import { projectListTexts } from 'shared/messages/it/project-list'
import { trpc } from '../../lib/trpc.ts'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { filtersOfSaved } from './filters.ts'
import type { FilterProps } from './project-filters.tsx'

const SavedFiltersDialog = lazyComponent(() => import('./saved-filters-dialog.tsx'))

const texts = projectListTexts.saved

/** Menu of the user's saved filters. Opening one drops a member who is suspended or removed. */
export function SavedFilters({ filters, onFilters }: FilterProps) {
  const [opened, { open, close }] = useDisclosure()
  const saved = trpc.team.savedFilters.list.useQuery().data ?? []
  const members = trpc.team.members.list.useQuery({ limit: 100 }).data?.items ?? []
  const memberIds = members.filter(({ suspendedAt }) => !suspendedAt).map(({ id }) => id)
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="default" size={40} aria-label={texts.open} title={texts.open}>
            <IconBookmark size={18} aria-hidden="true" />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown maw={320}>
          {saved.length === 0 && <Menu.Label>{texts.none}</Menu.Label>}
          {saved.map(({ id, name, filter }) => (
            <Menu.Item key={id} onClick={() => onFilters(filtersOfSaved(filter, memberIds))}>
              {name}
            </Menu.Item>
          ))}
          <Menu.Divider />
          <Menu.Item onClick={open}>{texts.manage}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <SavedFiltersDialog opened={opened} onClose={close} filters={filters} />
    </>
  )
}
