import { useState } from 'react'
import { fieldErrorTexts } from 'shared/errors/codes'
import { ANSWER_MAX } from 'shared/invoices/answer-size'
import { invoicesPageTexts } from 'shared/messages/it/invoices'
import { trpc } from '../../lib/trpc.ts'
import { sentenceOf, wrongFieldsOf } from '../../ui/failure.ts'

const { answers: texts } = invoicesPageTexts

interface Outcome {
  key: string
  fileName: string
  text: string
  isTaken: boolean
}

const textOf = (file: File): Promise<string | undefined> => file.text().catch(() => undefined)

/** Hands in files one after the other, and keeps what became of each. */
export function useExchangeUploads() {
  const { team } = trpc.useUtils()
  const { mutateAsync } = trpc.team.invoices.readAnswer.useMutation()
  const [outcomes, setOutcomes] = useState<Outcome[]>([])
  const [busy, setBusy] = useState(false)

  async function handIn(file: File): Promise<Pick<Outcome, 'text' | 'isTaken'>> {
    if (file.size > ANSWER_MAX) return { text: fieldErrorTexts.NOT_AN_ANSWER, isTaken: false }
    const xml = await textOf(file)
    if (xml === undefined) return { text: texts.unreadable, isTaken: false }
    try {
      const { number } = await mutateAsync({ xml })
      return { text: texts.taken(number), isTaken: true }
    } catch (error) {
      return { text: wrongFieldsOf(error)?.xml ?? sentenceOf(error), isTaken: false }
    }
  }

  async function read(files: File[]): Promise<void> {
    if (files.length === 0) return
    setOutcomes([])
    setBusy(true)
    for (const [at, file] of files.entries()) {
      const outcome = { key: `${at} ${file.name}`, fileName: file.name, ...(await handIn(file)) }
      setOutcomes(before => [...before, outcome])
    }
    setBusy(false)
    await team.invoices.invalidate()
  }

  return { outcomes, busy, read }
}
