import { type ComponentProps, useMemo, useRef } from 'react'
import { analyseScript } from 'shared/language/script-reading/analyse-script'
import type { ScriptMark } from 'shared/language/script-reading/script-mark'
import { publicTexts } from 'shared/messages/it/public'
import { TextAreaField } from '../../ui/field.tsx'
import { MarkedScript } from './marked-script.tsx'
import style from './script-bench.module.css'
import { ScriptReading } from './script-reading.tsx'
import { useLiveValue } from './use-live-value.ts'

const texts = publicTexts.script

type Props = {
  form: Parameters<typeof useLiveValue>[0]
  field: ComponentProps<typeof TextAreaField>
}

/** Puts the cursor on a passage; a text that scrolls is brought to it. */
function select(text: HTMLTextAreaElement | null | undefined, { start, end }: ScriptMark): void {
  if (!text) return
  text.focus()
  text.setSelectionRange(start, end)
  const share = start / Math.max(1, text.value.length)
  text.scrollTop = Math.max(0, share * text.scrollHeight - text.clientHeight / 2)
  text.scrollIntoView({ block: 'nearest' })
}

/** The script and, beside it, what can be said of it while it is typed. */
export function ScriptBench({ form, field }: Props) {
  const bench = useRef<HTMLDivElement>(null)
  const script = useLiveValue(form, 'originalScript')
  const analysis = useMemo(() => analyseScript(script), [script])
  return (
    <div ref={bench} className={style.bench}>
      <TextAreaField
        minRows={10}
        label={texts.originalScript}
        placeholder={texts.originalScriptPlaceholder}
        {...field}
      />
      <ScriptReading
        script={script}
        analysis={analysis}
        onSelect={mark => select(bench.current?.querySelector('textarea'), mark)}
      />
      <div className={style.marked}>
        <MarkedScript script={script} marks={analysis.marks} />
      </div>
    </div>
  )
}
