import { Button, Group, Stack, Text } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { orderTexts } from 'shared/messages/it/dashboard-order'
import { type Outputs, trpc } from '../../lib/trpc.ts'
import { SmallButton } from '../../ui/action-buttons.tsx'
import { drafts } from '../../ui/browser-storage.ts'
import { EditConflictNotice } from '../../ui/edit-conflict-notice.tsx'
import { appCodeOf, showErrorToast } from '../../ui/errors.ts'
import { TextAreaField } from '../../ui/field.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { useIsStudio } from './use-conversation.ts'

const texts = orderTexts.recap

export function useRefreshRecap(): () => void {
  const { dashboard } = trpc.useUtils()
  return () => {
    void dashboard.briefing.invalidate()
    void dashboard.quote.invalidate()
    void dashboard.payment.invalidate()
    void dashboard.status.invalidate()
  }
}

const showNotSaved = (error: unknown) =>
  appCodeOf(error) === 'PROJECT_PAID'
    ? showToast({ variant: 'error', title: texts.saveFailed.title, text: texts.readOnly.paid })
    : showErrorToast(error, texts.saveFailed)

export function useSaveRecap(onDone: () => void) {
  const refresh = useRefreshRecap()
  return trpc.dashboard.briefing.saveSummary.useMutation({
    onSuccess: () => {
      showToast(texts.saved)
      refresh()
      onDone()
    },
    // A conflict shows a notice beside the field, which a toast would cover.
    onError: error => (appCodeOf(error) === 'RECAP_CHANGED' ? refresh() : showNotSaved(error)),
  })
}

interface RecapDraft {
  text: string
  /** Time of the recap that the user edits; null if there was none. */
  seenAt: string | null
}

function readDraft(name: string): RecapDraft | undefined {
  const { text, seenAt } = drafts.read(name)
  if (typeof text !== 'string') return undefined
  return { text, seenAt: typeof seenAt === 'string' ? seenAt : null }
}

/**
 * Keeps the edited recap of a project as a draft, which survives leaving and reloading (docs/decisions/drafts.md).
 * Until something is typed, it follows the saved recap.
 */
export function useRecapDraft(projectId: string, saved: { summary: string; updatedAt: string } | undefined) {
  const name = `recap:${projectId}`
  const [draft, setDraft] = useState(() => readDraft(name))
  const { text, seenAt } = draft ?? { text: saved?.summary ?? '', seenAt: saved?.updatedAt ?? null }
  const keep = (next: RecapDraft) => {
    setDraft(next)
    drafts.save(name, { ...next })
  }
  const discard = () => {
    setDraft(undefined)
    drafts.drop(name)
  }
  return {
    text,
    seenAt,
    /** True if another recap was saved since the user began to edit. */
    hasConflict: saved !== undefined && seenAt !== saved.updatedAt,
    change: (next: string) => keep({ text: next, seenAt }),
    /** Replaces the newer recap by the draft. */
    overwrite: () => keep({ text, seenAt: saved?.updatedAt ?? null }),
    discard,
  }
}

/** Returns true if changing the recap withdraws the quote's confirmation, which a custom quote keeps. */
export function useWithdrawsQuote(projectId: string | undefined): boolean {
  const quote = trpc.dashboard.quote.get.useQuery(
    { projectId: projectId ?? '' },
    { enabled: !useIsStudio() && projectId !== undefined },
  ).data
  return quote?.available === true && quote.confirmedAt !== null && !quote.isCustom
}

interface Props {
  recap: Outputs['dashboard']['briefing']['recap']
  projectId: string
  onDone: () => void
}

/** Edits the text of the recap by hand, for the client; warns where somebody else has changed it meanwhile. */
export function RecapEditor({ recap, projectId, onDone }: Props) {
  const ready = recap.state === 'ready' ? recap : undefined
  const { text, seenAt, hasConflict, change, overwrite, discard } = useRecapDraft(projectId, ready)
  const close = () => {
    discard()
    onDone()
  }
  const save = useSaveRecap(close)
  const withdraws = useWithdrawsQuote(projectId)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate({ projectId, summary: text.trim(), ...(ready && seenAt && { id: ready.id, seenAt }) })
  }
  return (
    <Stack component="form" gap={14} onSubmit={submit}>
      <TextAreaField
        name="summary"
        label={texts.label}
        minRows={8}
        value={text}
        onChange={event => change(event.currentTarget.value)}
        data-autofocus
      />
      {ready && hasConflict && (
        <EditConflictNotice newer={ready.summary} onTake={discard} onOverwrite={overwrite} />
      )}
      {ready && withdraws && (
        <Text size="sm" c="var(--warn)">
          {texts.withdraws}
        </Text>
      )}
      <Group gap={8}>
        <Button type="submit" size="sm" loading={save.isPending} disabled={text.trim() === '' || hasConflict}>
          {save.isPending ? texts.saving : texts.save}
        </Button>
        <SmallButton onClick={close}>{texts.cancel}</SmallButton>
      </Group>
    </Stack>
  )
}
