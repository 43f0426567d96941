import { Button, Menu, Text } from '@mantine/core'
import { IconCheck, IconChevronDown } from '@tabler/icons-react'
import { dashboardTexts } from 'shared/messages/it/dashboard'
import { useNamedProject } from './use-active-project.ts'

type Props = { named: string | undefined; onPick: (id: string) => void }

/** Names the project of the screens in a menu of all projects. Renders nothing for a client with fewer than two. */
export function ProjectSwitcher({ named, onPick }: Props) {
  const { list, project: found } = useNamedProject(named)
  const items = list.data?.items ?? []
  if (items.length < 2) return null
  const active = found ?? (named === 'new' ? undefined : items[0])
  const title = active?.title ?? dashboardTexts.project.defaultTitle
  return (
    <Menu position="bottom-start" width={300}>
      <Menu.Target>
        <Button
          variant="default"
          size="sm"
          mih={40}
          maw="min(32ch, 36vw)"
          aria-label={`${dashboardTexts.project.selector}: ${title}`}
          rightSection={<IconChevronDown size={18} aria-hidden="true" />}
          bd="1px solid var(--line)"
          styles={{ inner: { minWidth: 0 }, label: { minWidth: 0 }, section: { flex: 'none' } }}
        >
          <Text span inherit truncate display="block">
            {title}
          </Text>
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah="60dvh" style={{ overflow: 'auto' }}>
        {items.map(item => (
          <Menu.Item
            key={item.id}
            onClick={() => onPick(item.id)}
            rightSection={item.id === active?.id && <IconCheck size={18} aria-hidden="true" />}
            aria-current={item.id === active?.id}
          >
            {item.title}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
