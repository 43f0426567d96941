import { createFileRoute } from '@tanstack/react-router'
import { newProjectTexts } from 'shared/messages/it/project-titles'
import { ClientScreen } from '../../../features/clients/client-screen.tsx'
import { prefetchHub, queries } from '../../../lib/prefetch.ts'
import { DialogButton } from '../../../ui/action-buttons.tsx'
import { lazyComponent } from '../../../ui/lazy-component.tsx'

const NewProjectDialog = lazyComponent(() => import('../../../features/team-projects/new-project-dialog.tsx'))

export const Route = createFileRoute('/_team/team/client/$companyId')({
  loader: ({ params: { companyId } }) =>
    prefetchHub(() => [queries.team.clients.get.ensureData({ companyId })]),
  component: Client,
})

function Client() {
  const { companyId } = Route.useParams()
  return (
    <ClientScreen
      key={companyId}
      companyId={companyId}
      newProject={client => (
        <DialogButton
          variant="filled"
          onPointerEnter={NewProjectDialog.preload}
          dialog={modal => <NewProjectDialog client={client} {...modal} />}
        >
          {newProjectTexts.open}
        </DialogButton>
      )}
    />
  )
}
