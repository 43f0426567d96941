import { z } from '../errors/zod.ts'

const TURNS_MAX = 400
const TURN_LENGTH = 2000
const SUMMARY_LENGTH = 20_000

const turn = z.object({ role: z.string(), message: z.string().nullish() })

/** Payload of the voice agent's webhook for a finished call; other fields are ignored. */
export const voiceCall = z.object({
  data: z.object({
    conversation_id: z.string(),
    transcript: z.array(turn).nullish(),
    analysis: z.object({ transcript_summary: z.string().nullish() }).nullish(),
    conversation_initiation_client_data: z
      .object({ dynamic_variables: z.record(z.string(), z.unknown()).nullish() })
      .nullish(),
  }),
})

export type VoiceCall = z.infer<typeof voiceCall>

export interface VoiceTurn {
  readonly who: 'client' | 'assistant'
  readonly text: string
}

// PostgreSQL rejects NUL and unpaired surrogates.
const cleaned = (text: string) => text.replaceAll('\0', '').toWellFormed().trim()

/** Returns the spoken turns of a call, without turns of tools only; bounded. */
export const turnsOf = ({ data }: VoiceCall): VoiceTurn[] =>
  (data.transcript ?? [])
    .map(({ role, message }): VoiceTurn => {
      const text = cleaned(message ?? '').slice(0, TURN_LENGTH)
      return { who: role === 'user' ? 'client' : 'assistant', text: text.toWellFormed() }
    })
    .filter(({ text }) => text !== '')
    .slice(0, TURNS_MAX)

/** Returns the recap of a call: the agent's summary, else what the client said; empty when the client said nothing. */
export function summaryOfCall(call: VoiceCall): string {
  const given = cleaned(call.data.analysis?.transcript_summary ?? '')
  const said = turnsOf(call).filter(({ who }) => who === 'client')
  const summary = given || said.map(({ text }) => text).join('\n')
  return summary.slice(0, SUMMARY_LENGTH).toWellFormed()
}
