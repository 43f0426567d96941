import { useState } from 'react'
import { orderTexts } from 'shared/messages/it/dashboard-order'
import { useBriefClosed } from '../../lib/payment-page-link.tsx'
import { type Outputs, trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { sentenceOf } from '../../ui/failure.ts'
import { QueryView } from '../../ui/query-view.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { RecapEditor } from './recap-editor.tsx'
import style from './recap-panel.module.css'
import { useConversation } from './use-conversation.ts'
import { useLinkRecap } from './use-recap.ts'

const texts = orderTexts.recap
const REFETCH_MS = 5000

type Recap = Outputs['dashboard']['briefing']['recap']
type Ready = Extract<Recap, { state: 'ready' }>

function Foreign({ recap, projectId }: { recap: Ready; projectId: string }) {
  const link = useLinkRecap(projectId)
  return (
    <div className={style.foreign}>
      <p>{texts.linkText}</p>
      <Button size="small" busy={link.isPending} onClick={() => link.mutate({ id: recap.id, projectId })}>
        {texts.link}
      </Button>
    </div>
  )
}

function Edit({ projectId, onEdit }: { projectId: string; onEdit: () => void }) {
  if (useBriefClosed(projectId)) return <p className="note">{texts.readOnly}</p>
  return (
    <Button variant="outline" size="small" onClick={onEdit}>
      {texts.edit}
    </Button>
  )
}

function Shown({ recap, projectId, onEdit }: { recap: Ready; projectId: string; onEdit: () => void }) {
  const own = recap.projectId === projectId
  const isByHand = useConversation(projectId).data?.recapEditedByHand === true
  return (
    <>
      {!own && <Foreign recap={recap} projectId={projectId} />}
      {own && isByHand && <p className={style.byHand}>{texts.byHand}</p>}
      <p className={style.summary}>{recap.summary}</p>
      <p className={style.when}>
        <RelativeTime moment={recap.updatedAt} words={texts.updated} />
      </p>
      <div className={style.actions}>
        <Edit projectId={projectId} onEdit={onEdit} />
        {own && (
          <ButtonLink
            variant="subtle"
            size="small"
            to="/dashboard/brief-summary/$projectId"
            params={{ projectId }}
          >
            {texts.toSummary}
          </ButtonLink>
        )}
      </div>
    </>
  )
}

function Missing({ state, onWrite }: { state: 'waiting' | 'none'; onWrite: () => void }) {
  return (
    <div className={style.missing}>
      <p>{state === 'waiting' ? texts.waiting : texts.none}</p>
      <Button variant="outline" size="small" onClick={onWrite}>
        {texts.write}
      </Button>
    </div>
  )
}

function Content({ recap, projectId }: { recap: Recap; projectId: string }) {
  const [editing, setEditing] = useState(false)
  const done = () => setEditing(false)
  if (editing) return <RecapEditor recap={recap} projectId={projectId} onDone={done} />
  if (recap.state !== 'ready') return <Missing state={recap.state} onWrite={() => setEditing(true)} />
  return <Shown recap={recap} projectId={projectId} onEdit={() => setEditing(true)} />
}

/** What came out of the conversation: asked for every five seconds and whenever the stream names it. */
export function RecapPanel({ projectId }: { projectId: string }) {
  const query = trpc.dashboard.briefing.recap.useQuery({ projectId }, { refetchInterval: REFETCH_MS })
  const failed = orderTexts.briefing.load(query.error ? sentenceOf(query.error) : '')
  return (
    <Card title={texts.title}>
      <QueryView query={query} skeletonHeights={[24, 24, 24, 24]} errorTitle={failed}>
        {recap => <Content key={projectId} recap={recap} projectId={projectId} />}
      </QueryView>
    </Card>
  )
}

/** The panel's place while the project is still to be made. */
export function RecapToCome() {
  return (
    <Card title={texts.title}>
      <p className={style.missing}>{texts.none}</p>
    </Card>
  )
}
