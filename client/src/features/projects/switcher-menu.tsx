import { Menu } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { MenuWindow } from '../../ui/menu-window.tsx'
import style from './project-switcher.module.css'
import { SwitcherButton } from './switcher-button.tsx'

type Props = {
  project: string
  items: { id: string; title: string }[]
  activeId: string | undefined
  onPick: (id: string) => void
}

/** The projects to choose from. */
export default function SwitcherMenu({ project, items, activeId, onPick }: Props) {
  return (
    <MenuWindow
      position="bottom-start"
      width={300}
      button={target => <SwitcherButton ref={target} project={project} />}
    >
      <Menu.Dropdown className={style.list}>
        {items.map(item => (
          <Menu.Item
            key={item.id}
            onClick={() => onPick(item.id)}
            rightSection={item.id === activeId && <IconCheck size={18} aria-hidden="true" />}
            aria-current={item.id === activeId}
          >
            {item.title}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </MenuWindow>
  )
}
