import { createFileRoute } from '@tanstack/react-router'
import { AuditScreen } from '../../../features/audit-log/audit-screen.tsx'
import { auditPageOf, auditSearchFrom } from '../../../features/audit-log/audit-search.ts'
import { ensureFirstPage, prefetchHub, queries } from '../../../lib/prefetch.ts'
import { strictSearch, useReplaceSearch } from '../../../lib/strict-search.ts'

export const Route = createFileRoute('/_team/team/audit')({
  validateSearch: strictSearch(auditSearchFrom),
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => prefetchHub(() => [ensureFirstPage(queries.team.audit.list, auditPageOf(deps))]),
  component: Audit,
})

function Audit() {
  return <AuditScreen search={Route.useSearch()} onSearch={useReplaceSearch()} />
}
