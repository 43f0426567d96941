import { Button, Group } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { dashboardTexts } from 'shared/messages/it/dashboard'
import { securityTexts } from 'shared/messages/it/security'
import { trpc } from '../../lib/trpc.ts'
import { downloadBlob } from '../../ui/download.ts'
import { showErrorToast } from '../../ui/errors.ts'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { Note } from '../../ui/section-card.tsx'
import { SettingsSection } from './settings-section.tsx'

const EraseDialog = lazyComponent(() => import('./erase-dialog.tsx'))

const texts = dashboardTexts.profile
const labels = securityTexts.data

export function YourDataSection() {
  const { dashboard } = trpc.useUtils()
  const [busy, setBusy] = useState(false)
  const run = async () => {
    setBusy(true)
    try {
      const data = await dashboard.profile.export.fetch(undefined, { staleTime: 0 })
      const json = JSON.stringify(data, null, 2)
      downloadBlob(labels.fileName, new Blob([json], { type: 'application/json' }))
    } catch (error) {
      showErrorToast(error, { text: labels.exportFailed })
    } finally {
      setBusy(false)
    }
  }
  const [opened, { open, close }] = useDisclosure()
  return (
    <SettingsSection title={labels.title} text={texts.exportText}>
      <Group>
        <Button
          variant="default"
          loading={busy}
          leftSection={<IconDownload size={18} aria-hidden="true" />}
          onClick={() => void run()}
        >
          {texts.export}
        </Button>
      </Group>
      <Note>{texts.eraseText}</Note>
      <Group>
        <Button variant="outline" color="red" onClick={open}>
          {texts.erase}
        </Button>
      </Group>
      <EraseDialog opened={opened} onClose={close} />
    </SettingsSection>
  )
}
