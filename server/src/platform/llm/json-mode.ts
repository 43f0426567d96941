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

/** An answer is the JSON object in it, whatever stands around. */
export const objectOnly = <Whole, Partial>(
  output: OutputInterface<Whole, Partial, never>,
): OutputInterface<Whole, Partial, never> => ({
  ...output,
  parseCompleteOutput({ text }, context) {
    const begun = beginning(text)
    return output.parseCompleteOutput({ text: begun.slice(0, begun.lastIndexOf('}') + 1) }, context)
  },
  parsePartialOutput: ({ text }) => output.parsePartialOutput({ text: beginning(text) }),
})
