import { publicTexts } from 'shared/messages/it/public'
import type { Overlay } from '../../lib/overlays.ts'
import { TrpcProvider } from '../../lib/trpc-provider.tsx'
import { AppModal } from '../../ui/app-modal.tsx'
import { MantineRoot } from '../../ui/mantine-root.tsx'
import type { ThemeName } from '../../ui/theme.ts'
import { AuditForm } from './audit-form.tsx'
import { ScriptForm } from './script-form.tsx'

const forms = {
  audit: { Form: AuditForm, title: publicTexts.audit.title, size: 'lg' },
  // Wide enough for the script and its analysis side by side.
  script: { Form: ScriptForm, title: publicTexts.script.title, size: 1120 },
}

type FormName = keyof typeof forms
type Props = { open: Overlay | null; theme: ThemeName; onClose: () => void }

function FormModal({ name, open, onClose }: { name: FormName; open: boolean; onClose: () => void }) {
  const { Form, title, size } = forms[name]
  return (
    <AppModal opened={open} onClose={onClose} title={title} size={size}>
      <Form onDone={onClose} />
    </AppModal>
  )
}

export default function LeadModal({ open, theme, onClose }: Props) {
  return (
    <MantineRoot theme={theme}>
      <TrpcProvider>
        <FormModal name="audit" open={open === 'audit'} onClose={onClose} />
        <FormModal name="script" open={open === 'script'} onClose={onClose} />
      </TrpcProvider>
    </MantineRoot>
  )
}
