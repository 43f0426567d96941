import { IconDownload } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { brand } from 'shared/catalogue/brand'
import { authTexts } from 'shared/messages/it/auth'
import { securityTexts } from 'shared/messages/it/security'
import { Button } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { saveFile } from '../../ui/save-file.ts'
import enrol from './enrolment.module.css'
import style from './security.module.css'

const words = securityTexts.factor

/** The ten codes, this once: to be copied or kept as a file. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const text = codes.join('\n')
  const save = () => saveFile(words.fileName, `${brand.name}\n\n${text}\n`)
  return (
    <div className={enrol.stack}>
      <h4 ref={title} tabIndex={-1}>
        {words.codes}
      </h4>
      <p>
        {authTexts.secondFactor.recoveryText} <b>{words.codesOnce}</b>
      </p>
      <ul className={enrol.codes}>
        {codes.map(code => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={style.actions}>
        <CopyButton text={text} label={words.copyCodes} />
        <Button variant="outline" size="small" onClick={save}>
          <IconDownload size={18} aria-hidden="true" />
          {words.saveCodes}
        </Button>
      </div>
      <div className={style.actions}>
        <Button onClick={onDone}>{words.done}</Button>
      </div>
    </div>
  )
}
