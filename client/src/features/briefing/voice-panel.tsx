import scriptUrl from '@elevenlabs/convai-widget-embed/dist/index.js?url'
import { Button, Group, Paper, Stack, Title } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { voiceTexts, widgetTexts } from 'shared/messages/it/briefing-voice'
import { type Outputs, trpc } from '../../lib/trpc.ts'
import { SmallButton } from '../../ui/action-buttons.tsx'
import { Note } from '../../ui/section-card.tsx'
import { showToast } from '../../ui/toast-store.ts'
import style from './briefing.module.css'
import { ensureFullPageLoad, resumeAfterReload } from './own-document.ts'

const texts = voiceTexts.agent

interface TypesFactory {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string }
}

let policy: ReturnType<TypesFactory['createPolicy']> | undefined

// The policy returns a constant address, so that no other script can be loaded through it.
function trustedScriptUrl(): string {
  const types = Reflect.get(window, 'trustedTypes') as TypesFactory | undefined
  policy ??= types?.createPolicy('voice-agent', { createScriptURL: () => scriptUrl })
  return policy?.createScriptURL('') ?? scriptUrl
}

interface Props {
  agent: NonNullable<Outputs['dashboard']['briefing']['voice']>
  projectId: string
}

/** Mounts the agent's widget with its script. Returns a function that removes both. */
function mountWidget(parent: HTMLElement, { agent, projectId }: Props): () => void {
  const variables = { project_id: projectId, project_token: agent.projectToken }
  const widget = document.createElement('elevenlabs-convai')
  widget.setAttribute('agent-id', agent.agentId)
  widget.setAttribute('language', 'it')
  widget.setAttribute('override-language', 'it')
  widget.setAttribute('always-expanded', 'true')
  widget.setAttribute('text-contents', JSON.stringify(widgetTexts))
  widget.setAttribute('dynamic-variables', JSON.stringify(variables))
  const script = document.createElement('script')
  script.async = true
  script.onerror = () => showToast({ variant: 'error', title: texts.failed })
  script.src = trustedScriptUrl()
  parent.append(widget)
  // The custom element stays defined, and a second script would define it again.
  if (!customElements.get('elevenlabs-convai')) document.head.append(script)
  return () => {
    widget.remove()
    script.remove()
  }
}

function Call({ agent, projectId }: Props) {
  const parent = useRef<HTMLDivElement>(null)
  useEffect(
    () => (parent.current ? mountWidget(parent.current, { agent, projectId }) : undefined),
    [agent, projectId],
  )
  return <div ref={parent} className={style.widget} />
}

function VoiceAgent(props: Props) {
  const [isOn, setOn] = useState(() => resumeAfterReload('call'))
  return (
    <Paper component="section" withBorder px="lg" py={20} aria-label={texts.title}>
      <Stack gap={10}>
        <Title order={2} size="h4">
          {texts.title}
        </Title>
        <p>{texts.text}</p>
        <Note>{isOn ? texts.live : texts.consent}</Note>
        {isOn && <Call {...props} />}
        <Group gap="8px 16px">
          {isOn ? (
            <SmallButton onClick={() => setOn(false)}>{texts.stop}</SmallButton>
          ) : (
            <Button size="sm" onClick={() => ensureFullPageLoad('call') && setOn(true)}>
              {texts.start}
            </Button>
          )}
          <Note>{texts.write}</Note>
        </Group>
      </Stack>
    </Paper>
  )
}

/** Offers the voice agent, if one is configured. Nothing is sent to its host before the start is pressed. */
export function VoicePanel({ projectId }: { projectId: string }) {
  const { data } = trpc.dashboard.briefing.voice.useQuery({ projectId }, { staleTime: Infinity })
  return data ? <VoiceAgent agent={data} projectId={projectId} /> : null
}
