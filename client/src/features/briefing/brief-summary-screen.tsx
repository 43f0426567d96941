import { Button, Group } from '@mantine/core'
import { whatsAppUrl } from 'shared/catalogue/brand'
import { dashboardTexts } from 'shared/messages/it/dashboard'
import { orderTexts } from 'shared/messages/it/dashboard-order'
import { useCan } from '../../lib/capabilities.ts'
import { useBriefLock } from '../../lib/payment-page-link.tsx'
import { type Outputs, trpc } from '../../lib/trpc.ts'
import { confirm } from '../../ui/confirm.tsx'
import { EditConflictNotice } from '../../ui/edit-conflict-notice.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { TextAreaField } from '../../ui/field.tsx'
import { LinkButton } from '../../ui/links.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { Screen } from '../../ui/screen.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import { useRecapDraft, useSaveRecap } from './recap-editor.tsx'
import { Tips } from './tips.tsx'

const texts = orderTexts.briefSummary

type Summary = NonNullable<Outputs['dashboard']['briefing']['summary']>

function Editor({ saved, projectId, canWrite }: { saved: Summary; projectId: string; canWrite: boolean }) {
  const { text, seenAt, hasConflict, change, overwrite, discard } = useRecapDraft(projectId, saved)
  const save = useSaveRecap(discard)
  const isChanged = text.trim() !== saved.summary && text.trim() !== ''
  // Another company's chat gets the text, which the question says.
  const sendByChat = () =>
    confirm({ title: texts.send, text: texts.sendWarning, confirm: texts.sendConfirm }, () => {
      window.open(whatsAppUrl(texts.chatText(text)), '_blank', 'noopener,noreferrer')
    })
  return (
    <SectionCard>
      <TextAreaField
        name="summary"
        label={orderTexts.recap.title}
        description={isChanged ? texts.unsaved : undefined}
        minRows={12}
        maxRows={28}
        readOnly={!canWrite}
        value={text}
        onChange={event => change(event.currentTarget.value)}
      />
      {hasConflict && <EditConflictNotice newer={saved.summary} onTake={discard} onOverwrite={overwrite} />}
      <Group gap="sm" mt={20}>
        {canWrite && (
          <Button
            disabled={!isChanged || hasConflict}
            loading={save.isPending}
            onClick={() =>
              save.mutate({ projectId, summary: text.trim(), ...(seenAt && { id: saved.id, seenAt }) })
            }
          >
            {orderTexts.recap.save}
          </Button>
        )}
        <Button variant="default" onClick={sendByChat}>
          {texts.send}
        </Button>
      </Group>
    </SectionCard>
  )
}

export function BriefSummaryScreen({ projectId }: { projectId: string }) {
  const query = trpc.dashboard.briefing.summary.useQuery({ projectId })
  const isLocked = useBriefLock(projectId) !== null
  const canWrite = useCan()('writeBrief') && !isLocked
  const next = (
    <LinkButton to="/dashboard/inspiration" search={{ project: projectId }}>
      {texts.continue}
    </LinkButton>
  )
  return (
    <Screen
      title={texts.title}
      intro={canWrite ? texts.intro : texts.readIntro}
      actions={query.data && canWrite && next}
    >
      <QueryView query={query} skeletonHeights={[340, 120]} errorTitle={dashboardTexts.project.unresolved}>
        {summary =>
          summary ? (
            <div className="columns">
              <Editor saved={summary} projectId={projectId} canWrite={canWrite} />
              {!isLocked && <Tips title={texts.nextTitle} tips={texts.next} />}
            </div>
          ) : (
            <EmptyState title={texts.empty}>
              {canWrite && (
                <LinkButton to="/dashboard/briefing" search={{ project: projectId }}>
                  {texts.toBriefing}
                </LinkButton>
              )}
            </EmptyState>
          )
        }
      </QueryView>
    </Screen>
  )
}
