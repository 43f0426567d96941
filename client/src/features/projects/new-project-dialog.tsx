import { useNavigate } from '@tanstack/react-router'
import { dashboardTexts } from 'shared/messages/it/dashboard'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'

const texts = dashboardTexts.projects

/** A new project begins with a briefing: the row is made with its first message. */
export function NewProjectDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const navigate = useNavigate()
  return (
    <ConfirmDialog
      opened={opened}
      title={texts.new}
      text={texts.newText}
      confirm={texts.toBriefing}
      onConfirm={() => void navigate({ to: '/dashboard/briefing', search: { project: 'new' } })}
      onClose={onClose}
    />
  )
}
