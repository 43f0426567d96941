import { teamTexts } from 'shared/messages/it/team'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { WindowButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { AssignDialog } from './assign-dialog.tsx'
import style from './team-project.module.css'
import type { Part } from './team-project-screen.tsx'

/** Who works on it; managers choose. */
export function PeopleCard({ project, isManager }: Part) {
  return (
    <Card title={teamTexts.projects.assigned}>
      <div className={style.stack}>
        {project.members.length === 0 && <p className="soft">{teamTexts.projects.nobody}</p>}
        <ul className="stack full-width gap-12">
          {project.members.map(member => (
            <li key={member.id} className={style.person}>
              <Avatar name={member.fullName} url={member.avatarUrl} />
              <span>
                <b>{member.fullName}</b>
                <small>{member.role}</small>
              </span>
              {member.isSuspended && <Badge tone="red">{teamTexts.members.suspended}</Badge>}
            </li>
          ))}
        </ul>
        {isManager && (
          <WindowButton
            variant="outline"
            size="small"
            window={({ opened, onClose }) => opened && <AssignDialog project={project} onClose={onClose} />}
          >
            {teamTexts.assign.title}
          </WindowButton>
        )}
      </div>
    </Card>
  )
}
