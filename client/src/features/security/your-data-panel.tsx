import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { dashboardTexts } from 'shared/messages/it/dashboard'
import { securityTexts } from 'shared/messages/it/security'
import { trpc } from '../../lib/trpc.ts'
import { Button, WindowButton } from '../../ui/button.tsx'
import { showFailure } from '../../ui/failure.ts'
import { LazyModal } from '../../ui/lazy-modal.tsx'
import { saveBlob } from '../../ui/save-file.ts'
import { EraseForm } from './erase-form.tsx'
import { Panel } from './panel.tsx'
import style from './security.module.css'

const texts = dashboardTexts.profile
const words = securityTexts.data

function useExport() {
  const { dashboard } = trpc.useUtils()
  const [busy, setBusy] = useState(false)
  const run = async () => {
    setBusy(true)
    try {
      const data = await dashboard.profile.export.fetch(undefined, { staleTime: 0 })
      const json = JSON.stringify(data, null, 2)
      saveBlob(words.fileName, new Blob([json], { type: 'application/json' }))
    } catch (error) {
      showFailure(error, { text: words.exportFailed })
    } finally {
      setBusy(false)
    }
  }
  return { busy, run }
}

/** What is known of the client: to take along, and to have erased. */
export function YourDataPanel() {
  const { busy, run } = useExport()
  return (
    <Panel title={words.title} text={texts.exportText}>
      <div className={style.actions}>
        <Button variant="outline" busy={busy} onClick={() => void run()}>
          <IconDownload size={18} aria-hidden="true" />
          {texts.export}
        </Button>
      </div>
      <p className="note">{texts.eraseText}</p>
      <div className={style.actions}>
        <WindowButton
          variant="danger"
          window={state => (
            <LazyModal {...state} title={texts.erase}>
              <EraseForm onCancel={state.onClose} />
            </LazyModal>
          )}
        >
          {texts.erase}
        </WindowButton>
      </div>
    </Panel>
  )
}
