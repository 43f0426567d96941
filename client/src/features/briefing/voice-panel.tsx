import { useEffect, useRef, useState } from 'react'
import { voiceTexts } from 'shared/messages/it/briefing-voice'
import { type Outputs, trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { requestOwnDocument, resumeAfterReload } from './own-document.ts'
import style from './voice-panel.module.css'

const texts = voiceTexts.agent

type Agent = NonNullable<Outputs['dashboard']['briefing']['voice']>
type Props = { agent: Agent; projectId: string }

function Call({ agent, projectId }: Props) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let leave: () => void = () => undefined
    let isGone = false
    const fail = () => showToast({ tone: 'bad', title: texts.failed })
    const variables = { project_id: projectId, project_token: agent.projectToken }
    import('./voice-widget.ts').then(({ mountWidget }) => {
      if (place.current && !isGone)
        leave = mountWidget(place.current, { agentId: agent.agentId, variables }, fail)
    }, fail)
    return () => {
      isGone = true
      leave()
    }
  }, [agent, projectId])
  return <div ref={place} className={style.place} />
}

function Offer({ agent, projectId }: Props) {
  const [isOn, setOn] = useState(() => resumeAfterReload('call'))
  return (
    <section className={`panel ${style.panel}`} aria-label={texts.title}>
      <h2 className={style.title}>{texts.title}</h2>
      <p>{texts.text}</p>
      <p className="hint">{isOn ? texts.live : texts.consent}</p>
      {isOn && <Call agent={agent} projectId={projectId} />}
      <div className="cluster center gap-8-16">
        {isOn ? (
          <Button variant="outline" size="small" onClick={() => setOn(false)}>
            {texts.stop}
          </Button>
        ) : (
          <Button size="small" onClick={() => requestOwnDocument('call') && setOn(true)}>
            {texts.start}
          </Button>
        )}
        <p className="hint">{texts.write}</p>
      </div>
    </section>
  )
}

/** The voice agent, where one is configured: nothing leaves for its host before a press of 'Avvia'. */
export function VoicePanel({ projectId }: { projectId: string }) {
  const { data } = trpc.dashboard.briefing.voice.useQuery({ projectId }, { staleTime: Infinity })
  return data ? <Offer agent={data} projectId={projectId} /> : null
}
