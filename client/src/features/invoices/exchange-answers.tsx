import { Button, Group, List, Text } from '@mantine/core'
import { useState } from 'react'
import { fieldErrorTexts } from 'shared/errors/codes'
import { ANSWER_MAX } from 'shared/invoices/answer-size'
import { invoicesPageTexts } from 'shared/messages/it/invoices'
import { trpc } from '../../lib/trpc.ts'
import { sentenceOf, wrongFieldsOf } from '../../ui/failure.ts'
import { SectionCard } from '../../ui/section-card.tsx'
import { useFilePicker } from '../../ui/use-file-picker.tsx'

const { answers: texts } = invoicesPageTexts

interface Outcome {
  key: string
  fileName: string
  text: string
  isAccepted: boolean
}

const textOf = (file: File): Promise<string | undefined> => file.text().catch(() => undefined)

/** Uploads files one after the other and collects the result of each. */
function useExchangeUploads() {
  const { team } = trpc.useUtils()
  const { mutateAsync } = trpc.team.invoices.readAnswer.useMutation()
  const [outcomes, setOutcomes] = useState<Outcome[]>([])
  const [busy, setBusy] = useState(false)

  async function upload(file: File): Promise<Pick<Outcome, 'text' | 'isAccepted'>> {
    if (file.size > ANSWER_MAX) return { text: fieldErrorTexts.NOT_AN_ANSWER, isAccepted: false }
    const xml = await textOf(file)
    if (xml === undefined) return { text: texts.unreadable, isAccepted: false }
    try {
      const { number } = await mutateAsync({ xml })
      return { text: texts.taken(number), isAccepted: true }
    } catch (error) {
      return { text: wrongFieldsOf(error)?.xml ?? sentenceOf(error), isAccepted: false }
    }
  }

  async function read(files: File[]): Promise<void> {
    if (files.length === 0) return
    setOutcomes([])
    setBusy(true)
    for (const [index, file] of files.entries()) {
      const outcome = { key: `${index} ${file.name}`, fileName: file.name, ...(await upload(file)) }
      setOutcomes(before => [...before, outcome])
    }
    setBusy(false)
    await team.invoices.invalidate()
  }

  return { outcomes, busy, read }
}

/** Uploads the exchange's answers, several at once, and lists the result of each. */
export function ExchangeAnswers() {
  const { outcomes, busy, read } = useExchangeUploads()
  const { picker, choose } = useFilePicker({
    label: texts.choose,
    accept: '.xml,text/xml,application/xml',
    multiple: true,
    onFiles: files => void read(files),
  })
  return (
    <SectionCard title={texts.title}>
      <Group justify="space-between" gap="12px 20px">
        <Text flex="1 1 260px" fz="0.9375rem" c="dimmed">
          {texts.text}
        </Text>
        <Button variant="default" size="sm" loading={busy} onClick={choose}>
          {texts.choose}
        </Button>
        {picker}
      </Group>
      <List
        aria-live="polite"
        listStyleType="none"
        spacing={6}
        pt={outcomes.length > 0 ? 14 : 0}
        fz="0.9375rem"
        style={{ overflowWrap: 'anywhere' }}
      >
        {outcomes.map(({ key, fileName, text, isAccepted }) => (
          <List.Item key={key} {...(!isAccepted && { c: 'var(--danger)' })}>
            {texts.result(fileName, text)}
          </List.Item>
        ))}
      </List>
    </SectionCard>
  )
}
