import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { auditTexts } from 'shared/messages/it/audit'
import { ManagersOnly } from '../../../features/account/managers-only.tsx'
import { AuditScreen } from '../../../features/audit-log/audit-screen.tsx'
import { auditSearchFrom } from '../../../features/audit-log/audit-search.ts'
import { useSession } from '../../../session.ts'

export const Route = createFileRoute('/_team/team/audit')({
  validateSearch: auditSearchFrom,
  component: Audit,
})

function Audit() {
  const navigate = useNavigate()
  const session = useSession()
  const search = Route.useSearch()
  if (session.state !== 'signed-in' || !session.member) return null
  if (!session.member.isManager) return <ManagersOnly text={auditTexts.managersOnly} />
  return (
    <AuditScreen
      search={search}
      onSearch={next => void navigate({ to: '.', search: next, replace: true, resetScroll: false })}
    />
  )
}
