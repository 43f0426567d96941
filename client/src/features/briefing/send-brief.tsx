import { Button, Paper, Stack, Text } from '@mantine/core'
import { composeSummary } from 'shared/briefing/brief/summary'
import { orderTexts } from 'shared/messages/it/dashboard-order'
import { interviewScreenTexts } from 'shared/messages/it/interview'
import { studioBriefingTexts } from 'shared/messages/it/studio-briefing'
import { LinkButton } from '../../ui/links.tsx'
import { Money } from '../../ui/money.tsx'
import { usePriceSoFar } from './brief-panel.tsx'
import style from './interview.module.css'
import type { InterviewProps } from './interview.tsx'
import { useIsStudio } from './use-conversation.ts'

const texts = interviewScreenTexts.send

type Props = Pick<InterviewProps, 'projectId' | 'conversation' | 'actions'>

/** Ends the interview: shows the recap with its price, and sends it. */
export function SendBrief({ projectId, conversation, actions }: Props) {
  const { brief, sent } = conversation
  const { cents } = usePriceSoFar(conversation, projectId)
  const isStudio = useIsStudio()
  if (sent)
    return (
      <Stack gap={14} align="start" role="status">
        <h2 className={style.question}>{texts.sent}</h2>
        <p className={style.help}>{isStudio ? studioBriefingTexts.sent : texts.sentHelp}</p>
        {!isStudio && projectId && (
          <LinkButton to="/dashboard/quote" search={{ project: projectId }}>
            {orderTexts.briefing.toQuote}
          </LinkButton>
        )}
      </Stack>
    )
  return (
    <Stack gap={14} align="start">
      <h2 className={style.question}>{texts.title}</h2>
      <p className={style.help}>{isStudio ? studioBriefingTexts.sendHelp : texts.help}</p>
      <Text fw={600}>
        {texts.price} <Money cents={cents} />
      </Text>
      <Button loading={actions.isBusy} onClick={() => void actions.send({ replaceText: false })}>
        {texts.send}
      </Button>
      <Paper component="p" withBorder radius="md" w="100%" px={18} py="md" className="typed">
        {composeSummary(brief)}
      </Paper>
    </Stack>
  )
}
