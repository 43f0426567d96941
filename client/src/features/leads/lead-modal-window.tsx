import { publicTexts } from 'shared/messages/it/public'
import type { Overlay } from '../../lib/overlays.ts'
import { RpcRoot } from '../../lib/rpc-root.tsx'
import { LazyModal } from '../../ui/lazy-modal.tsx'
import { MantineRoot } from '../../ui/mantine-root.tsx'
import type { ThemeName } from '../../ui/theme.ts'
import { AuditForm } from './audit-form.tsx'
import { ScriptForm } from './script-form.tsx'

const forms = {
  audit: { Form: AuditForm, title: publicTexts.audit.title, size: 'lg' },
  // Wide enough for the script and what is said of it side by side.
  script: { Form: ScriptForm, title: publicTexts.script.title, size: 1120 },
}

type LeadModal = keyof typeof forms
type Props = { open: Overlay | null; theme: ThemeName; onClose: () => void }

function Window({ name, open, onClose }: { name: LeadModal; open: boolean; onClose: () => void }) {
  const { Form, title, size } = forms[name]
  return (
    <LazyModal opened={open} onClose={onClose} title={title} size={size}>
      <Form onDone={onClose} />
    </LazyModal>
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
