import { invoicesPageTexts } from 'shared/messages/it/invoices'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { useFilePicker } from '../../ui/use-file-picker.tsx'
import style from './invoices.module.css'
import { useExchangeUploads } from './use-exchange-uploads.ts'

const { answers: texts } = invoicesPageTexts

/** Takes the exchange's answers, several at once, and says of each what became of it. */
export function ExchangeAnswers() {
  const { outcomes, busy, read } = useExchangeUploads()
  const { picker, choose } = useFilePicker({
    label: texts.choose,
    accept: '.xml,text/xml,application/xml',
    multiple: true,
    onFiles: files => void read(files),
  })
  return (
    <Card title={texts.title}>
      <div className={`cluster spread ${style.answers}`}>
        <p className="note">{texts.text}</p>
        <Button variant="outline" size="small" busy={busy} onClick={choose}>
          {texts.choose}
        </Button>
        {picker}
      </div>
      <ul className={style.outcomes} aria-live="polite">
        {outcomes.map(({ key, fileName, text, isTaken }) => (
          <li key={key} className={isTaken ? undefined : 'danger'}>
            {texts.result(fileName, text)}
          </li>
        ))}
      </ul>
    </Card>
  )
}
