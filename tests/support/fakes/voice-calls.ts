import { createHmac } from 'node:crypto'
import type { TestApp } from '../app.ts'

export const VOICE_SECRET = 'wsec_test'
export const voiceEnv = { VOICE_AGENT_ID: 'agent_test', VOICE_AGENT_WEBHOOK_SECRET: VOICE_SECRET }

const hexOf = (secret: string, time: number | string, body: string) =>
  createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')

/** Returns the signature that the provider would send. */
export const signatureOf = (body: string, time: number, secret = VOICE_SECRET): string =>
  `t=${time},v0=${hexOf(secret, time, body)}`

export const secondsOf = ({ clock }: Pick<TestApp, 'clock'>): number =>
  Math.floor(clock.now().getTime() / 1000)

/** Returns the provider's report of a finished call. */
export function callBody(facts: {
  conversationId: string
  variables?: Record<string, unknown>
  summary?: string | null
  transcript?: unknown[]
}): string {
  return JSON.stringify({
    type: 'post_call_transcription',
    event_timestamp: 1_739_537_297,
    data: {
      agent_id: 'agent_test',
      conversation_id: facts.conversationId,
      status: 'done',
      transcript: facts.transcript ?? [
        { role: 'agent', message: 'Che video ti serve?', tool_calls: null, time_in_call_secs: 0 },
        { role: 'agent', message: null, tool_calls: [{}], time_in_call_secs: 1 },
        { role: 'user', message: 'Un video aziendale per la fiera', time_in_call_secs: 2 },
      ],
      analysis: {
        transcript_summary:
          facts.summary === undefined ? 'Un video aziendale con sottotitoli.' : facts.summary,
      },
      conversation_initiation_client_data: { dynamic_variables: facts.variables ?? {} },
    },
  })
}

/** Sends a call's report as the provider would. Returns the status. */
export async function deliver(
  app: Pick<TestApp, 'clock' | 'origin'>,
  body: string,
  signature?: string | null,
): Promise<number> {
  const headers = new Headers({ 'content-type': 'application/json' })
  const own = signature === undefined ? signatureOf(body, secondsOf(app)) : signature
  if (own !== null) headers.set('elevenlabs-signature', own)
  const { status } = await fetch(`${app.origin}/webhooks/voice-agent`, { method: 'POST', headers, body })
  return status
}
