import { Text } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { type ComponentProps, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { analyseScript } from 'shared/language/script-reading/analyse-script'
import { markedRunsOf, type ScriptMark } from 'shared/language/script-reading/marks'
import { publicTexts } from 'shared/messages/it/public'
import { scriptReadingTexts as texts } from 'shared/messages/it/script-reading'
import { TextAreaField } from '../../ui/field.tsx'
import markedStyle from './marked-script.module.css'
import { ScriptAnalysisPanel } from './script-analysis-panel.tsx'
import style from './script-editor.module.css'

function MarkedScript({ script, marks }: { script: string; marks: readonly ScriptMark[] }) {
  if (marks.length === 0) return null
  return (
    <figure className="stack shrinkable gap-8">
      <Text component="figcaption" fz="sm" fw={600} c="dimmed">
        {texts.marked}
      </Text>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <section className={markedStyle.text} tabIndex={0} aria-label={texts.marked}>
        {markedRunsOf(script, marks).map(({ start, text, mark }) =>
          mark ? (
            <mark key={start} data-severity={mark.severity} title={texts.marks[mark.code].title}>
              {text}
            </mark>
          ) : (
            <span key={start}>{text}</span>
          ),
        )}
      </section>
    </figure>
  )
}

/**
 * Returns the value of a form field, deferred while the browser is busy, so that typing stays responsive.
 */
function useWatchedField<Values extends Record<string, unknown>>(
  form: UseFormReturnType<Values>,
  name: keyof Values & string,
): string {
  const read = () => String(form.getValues()[name] ?? '')
  const [value, setValue] = useState(read)
  form.watch(name as never, ({ value: next }) => setValue(String(next ?? '')))
  // A draft is restored on mount, before `watch` subscribes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form appears
  useEffect(() => setValue(read()), [])
  return useDeferredValue(value)
}

type Props = {
  form: Parameters<typeof useWatchedField>[0]
  field: ComponentProps<typeof TextAreaField>
}

function select(text: HTMLTextAreaElement | null | undefined, { start, end }: ScriptMark): void {
  if (!text) return
  text.focus()
  text.setSelectionRange(start, end)
  const share = start / Math.max(1, text.value.length)
  text.scrollTop = Math.max(0, share * text.scrollHeight - text.clientHeight / 2)
  text.scrollIntoView({ block: 'nearest' })
}

export function ScriptEditor({ form, field }: Props) {
  const root = useRef<HTMLDivElement>(null)
  const script = useWatchedField(form, 'originalScript')
  const analysis = useMemo(() => analyseScript(script), [script])
  return (
    <div ref={root} className={style.editor}>
      <TextAreaField
        minRows={10}
        label={publicTexts.script.originalScript}
        placeholder={publicTexts.script.originalScriptPlaceholder}
        {...field}
      />
      <ScriptAnalysisPanel
        script={script}
        analysis={analysis}
        onSelect={mark => select(root.current?.querySelector('textarea'), mark)}
      />
      <div className={style.marked}>
        <MarkedScript script={script} marks={analysis.marks} />
      </div>
    </div>
  )
}
