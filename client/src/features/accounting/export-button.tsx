import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { monthIt } from 'shared/formats/date-it'
import { administrationTexts } from 'shared/messages/it/administration'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { showFailure } from '../../ui/failure.ts'
import { saveFile } from '../../ui/save-file.ts'
import { useToday } from '../../ui/use-now.ts'

const texts = administrationTexts.export

/** What moved in a month, for the accountant; of this month where none is chosen. */
export function ExportButton({ month }: { month: string | undefined }) {
  const { administration } = trpc.useUtils().team
  const [busy, setBusy] = useState(false)
  const today = useToday()
  const of = month ?? today.slice(0, 7)
  const run = async () => {
    setBusy(true)
    try {
      const { fileName, content } = await administration.export.fetch({ month: of }, { staleTime: 0 })
      saveFile(fileName, content)
    } catch (error) {
      showFailure(error, { text: texts.failed })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button variant="outline" size="small" busy={busy} onClick={() => void run()}>
      <IconDownload size={18} aria-hidden="true" />
      {texts.actionOf(monthIt(`${of}-01`))}
    </Button>
  )
}
