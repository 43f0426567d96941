import { publicTexts } from 'shared/messages/it/public'
import type { LeadModal } from '../../lead-modals.ts'
import { RpcRoot } from '../../rpc-root.tsx'
import type { ThemeName } from '../../theme.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { MantineRoot } from '../../ui/mantine-root.tsx'
import { AuditForm } from './audit-form.tsx'
import { ScriptForm } from './script-form.tsx'

const forms = {
  audit: { Form: AuditForm, title: publicTexts.audit.title },
  script: { Form: ScriptForm, title: publicTexts.script.title },
}

type Props = { open: LeadModal | null; theme: ThemeName; onClose: () => void }

function Window({ name, open, onClose }: { name: LeadModal; open: boolean; onClose: () => void }) {
  const { Form, title } = forms[name]
  return (
    <Dialog opened={open} onClose={onClose} title={title} size="lg">
      <Form onDone={onClose} />
    </Dialog>
  )
}

/** The free forms over the page. */
export default function LeadModalWindow({ open, theme, onClose }: Props) {
  return (
    <MantineRoot theme={theme}>
      <RpcRoot>
        <Window name="audit" open={open === 'audit'} onClose={onClose} />
        <Window name="script" open={open === 'script'} onClose={onClose} />
      </RpcRoot>
    </MantineRoot>
  )
}
