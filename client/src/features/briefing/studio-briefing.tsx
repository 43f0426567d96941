import { Text } from '@mantine/core'
import { useState } from 'react'
import { studioBriefingTexts as texts } from 'shared/messages/it/studio-briefing'
import { QueryView } from '../../ui/query-view.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import style from './briefing.module.css'
import type { View } from './interview-section.tsx'
import { Questionnaire } from './questionnaire.tsx'
import { BriefingSide, useConversation } from './use-conversation.ts'

function LoadedQuestions({ projectId }: { projectId: string }) {
  const query = useConversation(projectId)
  const [view, setView] = useState<View>('interview')
  return (
    <QueryView query={query} skeletonHeights={[56, 320, 96]} errorTitle={texts.load}>
      {conversation => (
        <div className={style.studio}>
          <Questionnaire projectId={projectId} conversation={conversation} view={view} onView={setView} />
        </div>
      )}
    </QueryView>
  )
}

/** Renders the guided briefing of a project, filled in by a manager on the client's behalf. */
export default function StudioBriefing({ projectId }: { projectId: string }) {
  return (
    <SectionCard title={texts.title}>
      <Text c="dimmed" mb="md">
        {texts.intro}
      </Text>
      <BriefingSide value="team">
        <LoadedQuestions projectId={projectId} />
      </BriefingSide>
    </SectionCard>
  )
}
