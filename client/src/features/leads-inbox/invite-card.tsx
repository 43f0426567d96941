import type { InvitableKind } from 'shared/leads/lead'
import { inboxTexts } from 'shared/messages/it/inbox'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { ConfirmButton } from '../../ui/confirm-button.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import style from './lead.module.css'
import type { Lead } from './lead-screen.tsx'
import { useHandle } from './use-handle.ts'

const texts = inboxTexts.invite

function Invited({ lead: { project }, invitedAt }: { lead: Lead; invitedAt: string }) {
  return (
    <div className={style.stack}>
      <p>
        <RelativeTime moment={invitedAt} words={texts.invited} />
      </p>
      {project ? (
        <ButtonLink
          variant="outline"
          size="small"
          to="/team/project/$projectId"
          params={{ projectId: project.id }}
        >
          {texts.open}
        </ButtonLink>
      ) : (
        <p className="soft">{texts.gone}</p>
      )}
    </div>
  )
}

function Invite({ lead: { id, email }, kind }: { lead: Lead; kind: InvitableKind }) {
  const { invite } = useHandle()
  return (
    <div className={style.stack}>
      <p className="soft">{texts.text}</p>
      <ConfirmButton
        variant="outline"
        label={texts.button}
        question={{ title: texts.button, text: texts.confirmText(email ?? ''), confirm: texts.confirm }}
        busy={invite.isPending}
        onConfirm={close => invite.mutate({ kind, id }, { onSettled: close })}
      />
    </div>
  )
}

/** From request to client with a project. */
export function InviteCard({ lead, kind }: { lead: Lead; kind: InvitableKind }) {
  return (
    <Card title={texts.title}>
      {lead.invitedAt ? (
        <Invited lead={lead} invitedAt={lead.invitedAt} />
      ) : (
        <Invite lead={lead} kind={kind} />
      )}
    </Card>
  )
}
