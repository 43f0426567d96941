import { Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { orderTexts } from 'shared/messages/it/dashboard-order'
import { useBriefLock } from '../../lib/payment-page-link.tsx'
import { getErrorMessage } from '../../ui/errors.ts'
import { QueryView } from '../../ui/query-view.tsx'
import { Screen } from '../../ui/screen.tsx'
import style from './briefing.module.css'
import { Questionnaire, type QuestionnaireProps } from './questionnaire.tsx'
import { Tips } from './tips.tsx'
import { type Conversation, openingConversation, useConversation } from './use-conversation.ts'

const texts = orderTexts.briefing

type Props = QuestionnaireProps & { recap: ReactNode }

function LoadedBriefing({ recap, ...props }: Props & { conversation: Conversation; isClosed: boolean }) {
  return (
    <div className={style.grid}>
      <Questionnaire {...props} />
      <Stack gap={28} miw={0} className={style.side}>
        {recap}
        <Tips title={texts.tipsTitle} tips={texts.tips} />
      </Stack>
    </div>
  )
}

function ProjectBriefing(props: Props & { projectId: string }) {
  const query = useConversation(props.projectId)
  const isClosed = useBriefLock(props.projectId) !== null
  return (
    <QueryView
      query={query}
      skeletonHeights={[56, 320, 96]}
      errorTitle={query.error ? texts.load(getErrorMessage(query.error)) : texts.unexpected}
    >
      {conversation => <LoadedBriefing {...props} conversation={conversation} isClosed={isClosed} />}
    </QueryView>
  )
}

export function BriefingScreen(props: Props) {
  const { projectId } = props
  return (
    <Screen title={texts.title} intro={texts.intro} wide compact>
      {projectId ? (
        <ProjectBriefing {...props} projectId={projectId} />
      ) : (
        <LoadedBriefing {...props} conversation={openingConversation()} isClosed={false} />
      )}
    </Screen>
  )
}
