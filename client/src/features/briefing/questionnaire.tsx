import { Box, Stack } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { BriefPanel } from './brief-panel.tsx'
import style from './briefing.module.css'
import type { Editing } from './interview.tsx'
import { InterviewSection, type View } from './interview-section.tsx'
import { type Conversation, useInterview } from './use-conversation.ts'

export interface QuestionnaireProps {
  /** Undefined until the project is created. */
  projectId: string | undefined
  view: View
  onView: (view: View) => void
  /** Called with the id of a project that the first answer has created. */
  onMade?: (id: string) => void
  voice?: ReactNode
}

interface Props extends QuestionnaireProps {
  conversation: Conversation
  isClosed?: boolean
}

/** Interview and brief of a project, side by side; on a phone the brief opens as a sheet. */
export function Questionnaire({ conversation, isClosed = false, voice, ...props }: Props) {
  const { projectId, view, onView, onMade = () => undefined } = props
  const actions = useInterview(projectId, onMade)
  const [editing, setEditing] = useState<Editing>(null)
  const common = { projectId, conversation, actions, isClosed, onEdit: setEditing }
  return (
    <>
      <Stack gap={20} miw={0} className={style.talk}>
        <InterviewSection
          {...common}
          editing={editing}
          view={view}
          onView={onView}
          brief={close => (
            <BriefPanel
              {...common}
              isSheet
              onEdit={field => {
                close()
                setEditing(field)
              }}
            />
          )}
        />
        {voice}
      </Stack>
      <Box miw={0} className={style.brief}>
        <BriefPanel {...common} />
      </Box>
    </>
  )
}
