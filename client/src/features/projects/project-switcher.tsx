import { Menu } from '@mantine/core'
import { IconCheck, IconChevronDown } from '@tabler/icons-react'
import { dashboardTexts } from 'shared/messages/it/dashboard'
import style from './project-switcher.module.css'
import { useProjectList } from './use-active-project.ts'

type Props = { named: string | undefined; onPick: (id: string) => void }

/** Which project the screens are about; only for those who have more than one. */
export function ProjectSwitcher({ named, onPick }: Props) {
  const items = useProjectList().data?.items ?? []
  if (items.length < 2) return null
  const active = items.find(item => item.id === named) ?? (named === 'new' ? undefined : items[0])
  const title = active?.title ?? dashboardTexts.project.defaultTitle
  return (
    <Menu position="bottom-start" shadow="md" width={300}>
      <Menu.Target>
        <button
          type="button"
          className={style.switcher}
          aria-label={`${dashboardTexts.project.selector}: ${title}`}
        >
          <span className={style.title}>{title}</span>
          <IconChevronDown size={18} aria-hidden="true" />
        </button>
      </Menu.Target>
      <Menu.Dropdown className={style.list}>
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
