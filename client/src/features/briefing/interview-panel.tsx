import { Drawer } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconRefresh } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { euro } from 'shared/formats/euro'
import { panelTexts } from 'shared/messages/it/briefing-panel'
import { orderTexts } from 'shared/messages/it/dashboard-order'
import { interviewScreenTexts } from 'shared/messages/it/interview'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { ChoiceBar } from '../../ui/choice-bar.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { showFailure } from '../../ui/failure.ts'
import { TextAreaField } from '../../ui/field.tsx'
import { useDraftText } from '../../ui/use-draft-text.ts'
import { BriefForm } from './brief-form.tsx'
import { usePriceSoFar } from './brief-panel.tsx'
import style from './interview.module.css'
import { Interview, type InterviewProps } from './interview.tsx'
import { ReadAloudToggle } from './read-aloud-toggle.tsx'
import { Transcript } from './transcript.tsx'

const texts = orderTexts.briefing

export type View = 'interview' | 'form'

const views = [
  { value: 'interview', label: interviewScreenTexts.interview },
  { value: 'form', label: interviewScreenTexts.form },
] as const

function Restart({ projectId }: { projectId: string }) {
  const [isAsking, { open, close }] = useDisclosure()
  const utils = trpc.useUtils()
  const restart = trpc.dashboard.briefing.restart.useMutation({
    onSuccess: fresh => utils.dashboard.briefing.conversation.setData({ projectId }, fresh),
    onError: error => showFailure(error),
    onSettled: close,
  })
  return (
    <>
      <button type="button" className={style.link} onClick={open}>
        <IconRefresh size={18} aria-hidden="true" />
        <span className={style.narrowed}>{texts.restart}</span>
      </button>
      <ConfirmDialog
        opened={isAsking}
        title={texts.restart}
        text={texts.restartConfirm}
        confirm={texts.restart}
        busy={restart.isPending}
        onConfirm={() => restart.mutate({ projectId })}
        onClose={close}
      />
    </>
  )
}

/** On a phone the brief and its price open as a sheet. */
function BriefSheet({
  projectId,
  conversation,
  brief,
}: Pick<InterviewProps, 'projectId' | 'conversation'> & { brief: (close: () => void) => ReactNode }) {
  const [opened, { open, close }] = useDisclosure()
  const { cents } = usePriceSoFar(conversation, projectId)
  return (
    <>
      <Button variant="outline" size="small" className={style.openBrief} onClick={open}>
        {interviewScreenTexts.openBrief(euro(cents))}
      </Button>
      <Drawer opened={opened} onClose={close} position="bottom" size="85%" title={panelTexts.title}>
        {brief(close)}
      </Drawer>
    </>
  )
}

/** Stands in for the interview once the project is paid; an answer that was typed and never sent stays readable. */
function Closed({ projectId }: { projectId: string }) {
  const [unsent] = useDraftText(`say:${projectId}`)
  return (
    <>
      <div className={style.closed}>
        <p>{texts.closed}</p>
        <ButtonLink to="/dashboard/status" search={{ project: projectId }} variant="outline" size="small">
          {texts.toStatus}
        </ButtonLink>
      </div>
      {unsent !== '' && (
        <div className={style.unsent}>
          <TextAreaField label={texts.unsent} value={unsent} minRows={1} maxRows={4} readOnly />
        </div>
      )}
    </>
  )
}

type Props = InterviewProps & {
  view: View
  onView: (view: View) => void
  isClosed: boolean
  /** The brief's panel, for the sheet. */
  brief: (close: () => void) => ReactNode
}

/** The interview or the list of all answers, and below it what was said so far. */
export function InterviewPanel({ view, onView, isClosed, brief, ...props }: Props) {
  const { projectId, conversation, editing, onEdit } = props
  return (
    <>
      <section className={`panel ${style.panel}`} aria-label={texts.log} data-closed={isClosed}>
        <header className={style.head}>
          <ChoiceBar<View>
            label={interviewScreenTexts.views}
            choices={views}
            value={view}
            onChange={next => {
              onEdit(null)
              onView(next)
            }}
          />
          <div className={style.tools}>
            <ReadAloudToggle turns={conversation.turns} />
            {projectId && !isClosed && conversation.turns.length > 1 && <Restart projectId={projectId} />}
            <BriefSheet projectId={projectId} conversation={conversation} brief={brief} />
          </div>
        </header>
        {isClosed && projectId ? (
          <Closed projectId={projectId} />
        ) : view === 'form' && editing === null ? (
          <BriefForm conversation={conversation} onEdit={onEdit} />
        ) : (
          <Interview {...props} />
        )}
      </section>
      <Transcript projectId={projectId} conversation={conversation} isClosed={isClosed} onEdit={onEdit} />
    </>
  )
}
