import { useState } from 'react'
import { type ExportFormat, exportFormats } from 'shared/deliverables/comments-export'
import { reviewTexts } from 'shared/messages/it/review'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { showFailure } from '../../ui/failure.ts'
import { CheckField } from '../../ui/field.tsx'
import { saveFile } from '../../ui/save-file.ts'
import style from './room.module.css'

const texts = reviewTexts.comments

/** The comments for a spreadsheet or an editing program. */
export function ExportButtons({ deliverableId }: { deliverableId: string }) {
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
      showFailure(error, { text: texts.exportFailed })
    }
  }
  return (
    <fieldset className={style.exports}>
      <legend className={style.small}>{texts.export}</legend>
      {exportFormats.map(format => (
        <Button key={format} variant="outline" size="small" onClick={() => void run(format)}>
          {texts.exportFormats[format]}
        </Button>
      ))}
      <CheckField
        label={texts.exportInternal}
        checked={withInternal}
        onChange={event => setInternal(event.currentTarget.checked)}
      />
    </fieldset>
  )
}
