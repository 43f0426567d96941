import { whatsAppUrl } from 'shared/catalogue/brand'
import { dashboardTexts } from 'shared/messages/it/dashboard'
import { orderTexts } from 'shared/messages/it/dashboard-order'
import { type Outputs, trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { ConfirmButton } from '../../ui/confirm-button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { TextAreaField } from '../../ui/field.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { Screen } from '../../ui/screen.tsx'
import style from './brief-summary-screen.module.css'
import { OvertakenNotice } from './overtaken-notice.tsx'
import { Tips } from './tips.tsx'
import { useEdited } from './use-edited.ts'
import { useSaveRecap } from './use-recap.ts'

const texts = orderTexts.briefSummary

type Summary = NonNullable<Outputs['dashboard']['briefing']['summary']>

/** Sends the text through another company's chat, after saying so. */
function SendByChat({ text }: { text: string }) {
  const open = (close: () => void) => {
    window.open(whatsAppUrl(texts.chatText(text)), '_blank', 'noopener,noreferrer')
    close()
  }
  return (
    <ConfirmButton
      variant="outline"
      label={texts.send}
      question={{ title: texts.send, text: texts.sendWarning, confirm: texts.sendConfirm }}
      onConfirm={open}
    />
  )
}

function Editor({ saved, projectId }: { saved: Summary; projectId: string }) {
  const { text, seenAt, overtaken, change, insist, forget } = useEdited(projectId, saved)
  const save = useSaveRecap(forget)
  const changed = text.trim() !== saved.summary && text.trim() !== ''
  return (
    <Card>
      <TextAreaField
        name="summary"
        label={texts.label}
        description={changed ? texts.unsaved : undefined}
        minRows={12}
        maxRows={28}
        value={text}
        onChange={event => change(event.currentTarget.value)}
      />
      {overtaken && (
        <div className={style.overtaken}>
          <OvertakenNotice newer={saved.summary} onTake={forget} onInsist={insist} />
        </div>
      )}
      <div className={style.actions}>
        <Button
          disabled={!changed || overtaken}
          busy={save.isPending}
          onClick={() =>
            save.mutate({ projectId, summary: text.trim(), ...(seenAt && { id: saved.id, seenAt }) })
          }
        >
          {texts.save}
        </Button>
        <SendByChat text={text} />
      </div>
    </Card>
  )
}

function Empty({ projectId }: { projectId: string }) {
  return (
    <EmptyState title={texts.empty}>
      <ButtonLink to="/dashboard/briefing" search={{ project: projectId }}>
        {texts.toBriefing}
      </ButtonLink>
    </EmptyState>
  )
}

/** The brief at rest: read it once more, correct it, see what happens next. */
export function BriefSummaryScreen({ projectId }: { projectId: string }) {
  const query = trpc.dashboard.briefing.summary.useQuery({ projectId })
  const next = (
    <ButtonLink to="/dashboard/inspiration" search={{ project: projectId }}>
      {texts.continue}
    </ButtonLink>
  )
  return (
    <Screen title={texts.title} intro={texts.intro} actions={query.data && next}>
      <QueryView query={query} skeletonHeights={[340, 120]} errorTitle={dashboardTexts.project.unresolved}>
        {summary =>
          summary ? (
            <div className={style.grid}>
              <Editor saved={summary} projectId={projectId} />
              <Tips title={texts.nextTitle} tips={texts.next} />
            </div>
          ) : (
            <Empty projectId={projectId} />
          )
        }
      </QueryView>
    </Screen>
  )
}
