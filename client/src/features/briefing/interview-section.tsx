import { Box, Drawer, Group, Paper, SegmentedControl, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconRefresh, IconVolume, IconVolumeOff } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { briefFields } from 'shared/briefing/brief/brief'
import { answerOf } from 'shared/briefing/brief/written'
import { euro } from 'shared/formats/units'
import { panelTexts } from 'shared/messages/it/briefing-panel'
import { voiceTexts } from 'shared/messages/it/briefing-voice'
import { conversationTexts } from 'shared/messages/it/conversation'
import { orderTexts } from 'shared/messages/it/dashboard-order'
import { interviewScreenTexts } from 'shared/messages/it/interview'
import { useCan } from '../../lib/capabilities.ts'
import { useBriefLock } from '../../lib/payment-page-link.tsx'
import { trpc } from '../../lib/trpc.ts'
import { IconButton, SmallButton } from '../../ui/action-buttons.tsx'
import { confirm } from '../../ui/confirm.tsx'
import { TextAreaField } from '../../ui/field.tsx'
import { LinkButton } from '../../ui/links.tsx'
import { useDraftText } from '../../ui/use-draft-text.ts'
import { usePriceSoFar } from './brief-panel.tsx'
import style from './interview.module.css'
import { Interview, type InterviewProps } from './interview.tsx'
import { canReadAloud, readAloud, stopReading } from './speech.ts'
import { Transcript } from './transcript.tsx'
import { type Conversation, useIsStudio } from './use-conversation.ts'

const texts = orderTexts.briefing

export type View = 'interview' | 'form'

const views: { value: View; label: string }[] = [
  { value: 'interview', label: interviewScreenTexts.interview },
  { value: 'form', label: interviewScreenTexts.form },
]

/** Lists every field of the brief; each opens as its own question. */
function BriefForm({ conversation: { brief }, onEdit }: Pick<InterviewProps, 'conversation' | 'onEdit'>) {
  return (
    <div className={style.body}>
      <p className={style.help}>{interviewScreenTexts.formHelp}</p>
      <ul>
        {briefFields.map(field => (
          <Group
            component="li"
            key={field}
            className="ruled"
            justify="space-between"
            align="start"
            wrap="nowrap"
            gap="sm"
            py="sm"
          >
            <div className="typed shrinkable">
              <Text component="h3" size="sm" fw={600} ff="var(--font-text)" mb={6}>
                {panelTexts.labels[field]}
              </Text>
              <p>{answerOf(brief, field) ?? panelTexts.missingValue}</p>
            </div>
            <SmallButton flex="none" onClick={() => onEdit(field)}>
              {interviewScreenTexts.edit}
            </SmallButton>
          </Group>
        ))}
      </ul>
    </div>
  )
}

/** Reads each new answer aloud while it is switched on. */
function ReadAloudToggle({ turns }: Pick<Conversation, 'turns'>) {
  const [isOn, setOn] = useState(false)
  const last = turns.at(-1)
  const readId = useRef(last?.id)
  useEffect(() => {
    if (isOn && last?.who === 'assistant' && last.id !== readId.current) readAloud(last.text)
    readId.current = last?.id
  }, [isOn, last])
  useEffect(() => () => (canReadAloud() ? stopReading() : undefined), [])
  if (!canReadAloud()) return null
  const toggle = () => {
    if (isOn) stopReading()
    else if (last) readAloud(last.text)
    setOn(!isOn)
  }
  const StateIcon = isOn ? IconVolume : IconVolumeOff
  return (
    <IconButton
      label={voiceTexts.readAloud}
      icon={StateIcon}
      size={36}
      variant={isOn ? 'light' : 'subtle'}
      color="violet"
      c="var(--accent-text)"
      aria-pressed={isOn}
      onClick={toggle}
    />
  )
}

function RestartButton({ projectId }: { projectId: string }) {
  const utils = trpc.useUtils()
  const restart = trpc.dashboard.briefing.restart.useMutation({
    onSuccess: fresh => utils.dashboard.briefing.conversation.setData({ projectId }, fresh),
  })
  const ask = () =>
    confirm({ title: texts.restart, text: texts.restartConfirm, confirm: texts.restart }, () =>
      restart.mutateAsync({ projectId }),
    )
  return (
    <IconButton label={texts.restart} icon={IconRefresh} size={36} c="var(--accent-text)" onClick={ask} />
  )
}

type SheetProps = Pick<InterviewProps, 'projectId' | 'conversation'> & {
  brief: (close: () => void) => ReactNode
}

/** Opens brief and price as a drawer, on small screens. */
function BriefSheet({ projectId, conversation, brief }: SheetProps) {
  const [opened, { open, close }] = useDisclosure()
  const { cents } = usePriceSoFar(conversation, projectId)
  const title = useIsStudio() ? panelTexts.titleForStudio : panelTexts.title
  return (
    <>
      <SmallButton className={style.openBrief} onClick={open}>
        {interviewScreenTexts.openBrief(title, euro(cents))}
      </SmallButton>
      <Drawer opened={opened} onClose={close} position="bottom" size="85%" title={title}>
        {brief(close)}
      </Drawer>
    </>
  )
}

/** Replaces the interview once the project is paid or its transfer is announced. An unsent answer stays readable. */
function ConversationClosed({ projectId }: { projectId: string }) {
  const [unsent] = useDraftText(`say:${projectId}`)
  const lock = useBriefLock(projectId) ?? 'paid'
  const can = useCan()
  return (
    <>
      <Group justify="space-between" gap="sm" p="lg">
        <p>{texts.closed[lock]}</p>
        <Group gap="xs">
          {lock !== 'paid' && can('order') ? (
            <LinkButton to="/dashboard/payment" search={{ project: projectId }} size="sm">
              {orderTexts.quote.toPayment}
            </LinkButton>
          ) : (
            <LinkButton to="/dashboard/messages" search={{ project: projectId }} size="sm">
              {conversationTexts.writeToManager}
            </LinkButton>
          )}
          <LinkButton to="/dashboard/status" search={{ project: projectId }} variant="default" size="sm">
            {texts.toStatus}
          </LinkButton>
        </Group>
      </Group>
      {unsent !== '' && (
        <Box px="lg" pb="lg">
          <TextAreaField label={texts.unsent} value={unsent} minRows={1} maxRows={4} readOnly />
        </Box>
      )}
    </>
  )
}

type Props = InterviewProps & {
  view: View
  onView: (view: View) => void
  isClosed: boolean
  /** Renders the brief's panel inside the drawer. */
  brief: (close: () => void) => ReactNode
}

/** Renders the main column of the briefing: the interview or the list of all answers, and below it the transcript. */
export function InterviewSection({ view, onView, isClosed, brief, ...props }: Props) {
  const { projectId, conversation, editing, onEdit } = props
  const isStudio = useIsStudio()
  return (
    <>
      <Paper component="section" withBorder className={isClosed ? '' : style.panel} aria-label={texts.log}>
        {isClosed && projectId ? (
          <ConversationClosed projectId={projectId} />
        ) : (
          <>
            <header className={style.head}>
              <SegmentedControl
                aria-label={interviewScreenTexts.views}
                data={views}
                value={view}
                onChange={next => {
                  onEdit(null)
                  onView(next)
                }}
              />
              <Group gap={8}>
                <ReadAloudToggle turns={conversation.turns} />
                {!isStudio && projectId && conversation.turns.length > 1 && (
                  <RestartButton projectId={projectId} />
                )}
                <BriefSheet projectId={projectId} conversation={conversation} brief={brief} />
              </Group>
            </header>
            {view === 'form' && editing === null ? (
              <BriefForm conversation={conversation} onEdit={onEdit} />
            ) : (
              <Interview {...props} />
            )}
          </>
        )}
      </Paper>
      <Transcript projectId={projectId} conversation={conversation} isClosed={isClosed} onEdit={onEdit} />
    </>
  )
}
