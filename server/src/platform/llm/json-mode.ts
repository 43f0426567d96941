import type { OutputInterface } from 'ai'

const refusals = new Set([400, 404, 422])
const aboutSchema = /response[ _]?format|schema|structured[ _-]?output/i

/** Whether a provider has refused a question because of the schema for its answer. */
export const refusesSchema = (error: unknown): boolean =>
  error instanceof Error &&
  'statusCode' in error &&
  'responseBody' in error &&
  refusals.has(Number(error.statusCode)) &&
  aboutSchema.test(String(error.responseBody))

/** What a model is told that is sent no schema. */
export const withSchema = (instructions: string, schema: object) =>
  `${instructions}\n\nAnswer with one JSON object and nothing else, valid against this JSON Schema:\n${JSON.stringify(schema)}`

/** Where the JSON object of an answer begins: after what a model thinks aloud, a fence or an introduction. */
function beginning(text: string): string {
  if (/^\s*<think>/.test(text) && !text.includes('</think>')) return ''
  const said = text.slice(text.lastIndexOf('</think>') + 1)
  const start = said.search(/\{\s*["}]/)
  return start < 0 ? '' : said.slice(start)
}

/** A partial answer is parsed again once it has grown by this part of its length. */
const GROWTH = 1 / 16

/** Longer partial answers are not parsed: an answer of 8,000 tokens has about 32,000 characters, and parsing blocks. */
const MOST_PARTIAL = 65_536

/**
 * Wraps an output so that an answer is the JSON object in the text, whatever is around it. For one request: it keeps how
 * much of the text was parsed. Parsing only after a growth by 1/16 keeps the cost linear in the length of the answer.
 */
export function objectOnly<Whole, Partial>(
  output: OutputInterface<Whole, Partial, never>,
): OutputInterface<Whole, Partial, never> {
  let nextLength = 0
  return {
    ...output,
    parseCompleteOutput({ text }, context) {
      const begun = beginning(text)
      return output.parseCompleteOutput({ text: begun.slice(0, begun.lastIndexOf('}') + 1) }, context)
    },
    async parsePartialOutput({ text }) {
      if (text.length < nextLength || text.length > MOST_PARTIAL) return undefined
      nextLength = text.length * (1 + GROWTH)
      return output.parsePartialOutput({ text: beginning(text) })
    },
  }
}
