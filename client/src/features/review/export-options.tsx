import { useState } from 'react'
import { type ExportFormat, exportFormats } from 'shared/deliverables/comments-export'
import { exportTexts } from 'shared/messages/it/comments-export'
import { reviewTexts } from 'shared/messages/it/review'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonAnchor } from '../../ui/button-link.tsx'
import { showFailure } from '../../ui/failure.ts'
import { CheckField } from '../../ui/field.tsx'
import { saveFile } from '../../ui/save-file.ts'
import style from './room.module.css'

const texts = exportTexts

const sheetAddress = (deliverableId: string, withInternal: boolean): string =>
  `/documents/commenti.pdf?version=${deliverableId}${withInternal ? '&internal=1' : ''}`

/** The comments for a spreadsheet, an editing program, or on paper. */
export default function ExportOptions({ deliverableId }: { deliverableId: string }) {
  const { team } = trpc.useUtils()
  const [withInternal, setInternal] = useState(false)
  const run = async (format: ExportFormat) => {
    try {
      const { fileName, content } = await team.deliverables.exportComments.fetch({
        deliverableId,
        format,
        withInternal,
      })
      saveFile(fileName, content)
    } catch (error) {
      showFailure(error, { text: texts.failed })
    }
  }
  return (
    <fieldset className="cluster gap-8">
      <legend className={style.small}>{reviewTexts.comments.export}</legend>
      {exportFormats.map(format => (
        <Button key={format} variant="outline" size="small" onClick={() => void run(format)}>
          {texts.formats[format]}
        </Button>
      ))}
      <ButtonAnchor variant="outline" size="small" href={sheetAddress(deliverableId, withInternal)} download>
        {texts.sheet}
      </ButtonAnchor>
      <CheckField
        label={texts.internal}
        checked={withInternal}
        onChange={event => setInternal(event.currentTarget.checked)}
      />
    </fieldset>
  )
}
