import { Menu } from '@mantine/core'
import { boardTexts } from 'shared/messages/it/members'
import { teamTexts } from 'shared/messages/it/team'
import { projectStatuses } from 'shared/projects/status'
import { MenuWindow } from '../../ui/menu-window.tsx'
import { MoveButton } from './move-button.tsx'
import type { BoardProject, Move } from './use-board.ts'

/** The columns that a card can be moved to. */
export default function MoveMenu({ project, move }: { project: BoardProject; move: Move }) {
  return (
    <MenuWindow position="bottom-end" button={target => <MoveButton ref={target} project={project.title} />}>
      <Menu.Dropdown>
        <Menu.Label>{boardTexts.moveTo}</Menu.Label>
        {projectStatuses
          .filter(status => status !== project.status)
          .map(status => (
            <Menu.Item key={status} onClick={() => move(project, status)}>
              {teamTexts.status[status]}
            </Menu.Item>
          ))}
      </Menu.Dropdown>
    </MenuWindow>
  )
}
