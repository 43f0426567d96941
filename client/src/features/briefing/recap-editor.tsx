import type { FormEvent } from 'react'
import { orderTexts } from 'shared/messages/it/dashboard-order'
import { type Outputs, trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { TextAreaField } from '../../ui/field.tsx'
import { OvertakenNotice } from './overtaken-notice.tsx'
import style from './recap-panel.module.css'
import { useEdited } from './use-edited.ts'
import { useSaveRecap } from './use-recap.ts'

const texts = orderTexts.recap

type Props = { recap: Outputs['dashboard']['briefing']['recap']; projectId: string; onDone: () => void }

/** Returns true where a change of the recap withdraws the quote's confirmation, which a custom quote keeps. */
export function useTakesBack(projectId: string | undefined): boolean {
  const quote = trpc.dashboard.quote.get.useQuery(
    { projectId: projectId ?? '' },
    { enabled: projectId !== undefined },
  ).data
  return quote?.available === true && quote.confirmedAt !== null && !quote.isCustom
}

/** Changes the recap, or writes one by hand. */
export function RecapEditor({ recap, projectId, onDone }: Props) {
  const ready = recap.state === 'ready' ? recap : undefined
  const { text, seenAt, overtaken, change, insist, forget } = useEdited(projectId, ready)
  const leave = () => {
    forget()
    onDone()
  }
  const save = useSaveRecap(leave)
  const takesBack = useTakesBack(projectId)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate({ projectId, summary: text.trim(), ...(ready && seenAt && { id: ready.id, seenAt }) })
  }
  return (
    <form className="stack gap-14" onSubmit={submit}>
      <TextAreaField
        name="summary"
        label={texts.label}
        minRows={8}
        value={text}
        onChange={event => change(event.currentTarget.value)}
        data-autofocus
      />
      {ready && overtaken && <OvertakenNotice newer={ready.summary} onTake={forget} onInsist={insist} />}
      {ready && takesBack && <p className={style.note}>{texts.withdraws}</p>}
      <div className={style.actions}>
        <Button type="submit" size="small" busy={save.isPending} disabled={text.trim() === '' || overtaken}>
          {save.isPending ? texts.saving : texts.save}
        </Button>
        <Button variant="outline" size="small" onClick={leave}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  )
}
