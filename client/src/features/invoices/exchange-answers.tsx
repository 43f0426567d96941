import { Group, Text } from '@mantine/core'
import { useState } from 'react'
import { fieldErrorTexts } from 'shared/errors/codes'
import { ANSWER_MAX } from 'shared/invoices/invoice-state'
import { invoicesPageTexts } from 'shared/messages/it/invoices'
import { trpc } from '../../lib/trpc.ts'
import { SmallButton } from '../../ui/action-buttons.tsx'
import { getErrorMessage, getFieldErrors } from '../../ui/errors.ts'
import { Remark, SectionCard } from '../../ui/section-card.tsx'
import { useFilePicker } from '../../ui/use-file-picker.tsx'
import style from './invoices.module.css'

const { answers: texts } = invoicesPageTexts

interface Outcome {
  key: string
  fileName: string
  text: string
  isTaken: boolean
}

/** Sends the exchange's answer files one after the other and keeps the outcome of each. */
function useExchangeUploads() {
  const { team } = trpc.useUtils()
  const { mutateAsync } = trpc.team.invoices.readAnswer.useMutation()
  const [outcomes, setOutcomes] = useState<Outcome[]>([])
  const [isBusy, setBusy] = useState(false)

  async function send(file: File): Promise<Pick<Outcome, 'text' | 'isTaken'>> {
    if (file.size > ANSWER_MAX) return { text: fieldErrorTexts.NOT_AN_ANSWER, isTaken: false }
    const xml = await file.text().catch(() => undefined)
    if (xml === undefined) return { text: texts.unreadable, isTaken: false }
    try {
      const { number } = await mutateAsync({ xml })
      return { text: texts.taken(number), isTaken: true }
    } catch (error) {
      return { text: getFieldErrors(error)?.xml ?? getErrorMessage(error), isTaken: false }
    }
  }

  async function sendAll(files: File[]): Promise<void> {
    if (files.length === 0) return
    setOutcomes([])
    setBusy(true)
    for (const [index, file] of files.entries()) {
      const outcome = { key: `${index} ${file.name}`, fileName: file.name, ...(await send(file)) }
      setOutcomes(before => [...before, outcome])
    }
    setBusy(false)
    await team.invoices.invalidate()
  }

  return { outcomes, isBusy, sendAll }
}

/** Uploads answers of the exchange, several at once, and lists the outcome of each. */
export function ExchangeAnswers() {
  const { outcomes, isBusy, sendAll } = useExchangeUploads()
  const { picker, choose } = useFilePicker({
    label: texts.choose,
    accept: '.xml,text/xml,application/xml',
    multiple: true,
    onFiles: files => void sendAll(files),
  })
  return (
    <SectionCard title={texts.title}>
      <Group justify="space-between" gap="12px 20px">
        <Remark flex="1 1 260px">{texts.text}</Remark>
        <SmallButton loading={isBusy} onClick={choose}>
          {texts.choose}
        </SmallButton>
        {picker}
      </Group>
      <ul className={style.outcomes} aria-live="polite">
        {outcomes.map(({ key, fileName, text, isTaken }) => (
          <Text component="li" key={key} fz="0.9375rem" {...(!isTaken && { c: 'var(--danger)' })}>
            {texts.result(fileName, text)}
          </Text>
        ))}
      </ul>
    </SectionCard>
  )
}
