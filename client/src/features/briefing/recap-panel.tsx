import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { orderTexts } from 'shared/messages/it/dashboard-order'
import { useBriefLock } from '../../lib/payment-page-link.tsx'
import { type Outputs, trpc } from '../../lib/trpc.ts'
import { SmallButton } from '../../ui/action-buttons.tsx'
import { getErrorMessage, showErrorToast } from '../../ui/errors.ts'
import { LinkButton } from '../../ui/links.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { Note, SectionCard } from '../../ui/section-card.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { RecapEditor, useRefreshRecap } from './recap-editor.tsx'
import { useConversation } from './use-conversation.ts'

const texts = orderTexts.recap
const REFETCH_MS = 5000

type Recap = Outputs['dashboard']['briefing']['recap']

type ReadyProps = { recap: Extract<Recap, { state: 'ready' }>; projectId: string }

/** Offers to link a recap of another project to this one. */
function LinkNotice({ recap, projectId }: ReadyProps) {
  const refresh = useRefreshRecap()
  const link = trpc.dashboard.briefing.link.useMutation({
    mutationKey: ['link', projectId],
    onSuccess: () => {
      showToast(texts.linked)
      refresh()
    },
    onError: error => showErrorToast(error, texts.linkFailed),
  })
  return (
    <Alert color="orange" mb="md">
      <p>{texts.linkText}</p>
      <Button
        size="sm"
        mt="xs"
        loading={link.isPending}
        onClick={() => link.mutate({ id: recap.id, projectId })}
      >
        {texts.link}
      </Button>
    </Alert>
  )
}

function ReadyRecap({ recap, projectId, onEdit }: ReadyProps & { onEdit: () => void }) {
  const isOwn = recap.projectId === projectId
  const isByHand = useConversation(projectId).data?.recapEditedByHand === true
  const lock = useBriefLock(projectId)
  return (
    <>
      {!isOwn && <LinkNotice recap={recap} projectId={projectId} />}
      {isOwn && isByHand && <Note mb={10}>{texts.byHand}</Note>}
      <Text mah={420} className="typed" style={{ overflow: 'auto' }}>
        {recap.summary}
      </Text>
      <Note mt="sm">
        <RelativeTime moment={recap.updatedAt} words={texts.updated} />
      </Note>
      <Group gap={8} mt="md">
        {lock ? (
          <Note>{texts.readOnly[lock]}</Note>
        ) : (
          <SmallButton onClick={onEdit}>{texts.edit}</SmallButton>
        )}
        {isOwn && !lock && (
          <LinkButton
            variant="subtle"
            size="sm"
            to="/dashboard/brief-summary/$projectId"
            params={{ projectId }}
          >
            {texts.toSummary}
          </LinkButton>
        )}
      </Group>
    </>
  )
}

const MissingRecap = ({ children }: { children: ReactNode }) => (
  <Stack align="start" p={18} bd="1px dashed var(--field-line)" bdrs="md" c="dimmed">
    {children}
  </Stack>
)

function Content({ recap, projectId }: { recap: Recap; projectId: string }) {
  const [isEditing, setEditing] = useState(false)
  const edit = () => setEditing(true)
  if (isEditing) return <RecapEditor recap={recap} projectId={projectId} onDone={() => setEditing(false)} />
  if (recap.state === 'ready') return <ReadyRecap recap={recap} projectId={projectId} onEdit={edit} />
  return (
    <MissingRecap>
      <p>{recap.state === 'waiting' ? texts.waiting : texts.none}</p>
      <SmallButton onClick={edit}>{texts.write}</SmallButton>
    </MissingRecap>
  )
}

/** Shows the recap. Refetches every five seconds, and whenever the event stream names it. */
export function RecapPanel({ projectId }: { projectId: string }) {
  const query = trpc.dashboard.briefing.recap.useQuery({ projectId }, { refetchInterval: REFETCH_MS })
  const failed = orderTexts.briefing.load(query.error ? getErrorMessage(query.error) : '')
  return (
    <SectionCard title={texts.title}>
      <QueryView query={query} skeletonHeights={[24, 24, 24, 24]} errorTitle={failed}>
        {recap => <Content key={projectId} recap={recap} projectId={projectId} />}
      </QueryView>
    </SectionCard>
  )
}

/** Shown instead of the panel until the project is created. */
export const RecapPlaceholder = () => (
  <SectionCard title={texts.title}>
    <MissingRecap>{texts.none}</MissingRecap>
  </SectionCard>
)
