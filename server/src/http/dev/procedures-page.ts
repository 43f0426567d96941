import { existsSync, readFileSync } from 'node:fs'
import type { AnyRouter } from '@trpc/server'
import { html } from 'hono/html'
import { errorCatalogue } from 'shared/errors/codes'
import { z } from 'shared/errors/zod'
import { devTexts } from 'shared/messages/it/dev'
import { printSchema, type Schema } from '../../platform/schema-printer.ts'
import type { Markup } from '../dev-frame.ts'

export interface Described {
  /** Dotted name, such as `dashboard.quote.confirm`. */
  path: string
  kind: 'query' | 'mutation' | 'subscription'
  /** Policy; `server/src/trpc/procedures.ts` has the names. */
  policy: string | undefined
  /** Input shape as printed by `docs:api`; undefined without input. */
  shape: string | undefined
  /** Minimal input of that shape: required fields with empty values. */
  example: unknown
}

interface Procedure {
  _def: { type: Described['kind']; meta?: { policy?: string }; inputs: z.ZodType[] }
}

export function describeProcedures(router: AnyRouter): Described[] {
  const procedures = router._def.procedures as unknown as Record<string, Procedure>
  return Object.entries(procedures).map(([path, { _def }]) => {
    const [input] = _def.inputs
    const schema = input && (z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as Schema)
    return {
      path,
      kind: _def.type,
      policy: _def.meta?.policy,
      shape: schema && printSchema(schema),
      example: schema && exampleOf(schema),
    }
  })
}

function exampleOf(schema: Schema): unknown {
  const { anyOf, oneOf, properties = {}, required = [], type } = schema
  const [variant] = anyOf ?? oneOf ?? []
  if (variant) return exampleOf(variant)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (type === 'object')
    return Object.fromEntries(required.map(key => [key, exampleOf(properties[key] ?? {})]))
  if (type === 'array') return []
  if (type === 'boolean') return false
  if (type === 'integer' || type === 'number') return schema.minimum ?? 0
  return ''
}

/** Documented policy, error codes and limits of a procedure. */
interface Notes {
  words: string
  refusals: string
}

const file = new URL('../../../API.md', import.meta.url)

/** Reads the notes of each procedure from the printed API; empty for procedures added since. */
export function readNotes(): Map<string, Notes> {
  if (!existsSync(file)) return new Map()
  const blocks = readFileSync(file, 'utf8').split('\n#### ').slice(1)
  return new Map(blocks.map(block => [first(/^`([\w.]+)`/, block), notesOf(block)]))
}

const notesOf = (block: string): Notes => ({
  words: first(/^\*.+?\*(.*)$/m, block).trim(),
  refusals: first(/^(Refuses with .+)$/m, block),
})

const first = (pattern: RegExp, text: string): string => pattern.exec(text)?.[1] ?? ''

const texts = devTexts.procedures

const sentences = Object.fromEntries(Object.entries(errorCatalogue).map(([code, { text }]) => [code, text]))

/** Renders every procedure with its shape, policy and limits, and a form that calls it. */
export const proceduresPage = (procedures: Described[], notes: Map<string, Notes>): Markup => html`
  <p>${texts.intro(procedures.length)}</p>
  <search>
    <label for="filter">${texts.filter}</label>
    <input id="filter" type="search" autocomplete="off" spellcheck="false" data-filter />
    <p class="soft" role="status" data-found></p>
  </search>
  <div data-refusals="${JSON.stringify(sentences)}">${[...Map.groupBy(procedures, routerOf)].map(
    ([router, inside]) => html`<section data-group>
      <h2>${router}<small>${texts.found(inside.length)}</small></h2>
      ${inside.map(one => procedure(one, notes.get(one.path)))}
    </section>`,
  )}</div>`

const routerOf = ({ path }: Described): string => path.slice(0, path.lastIndexOf('.'))

const procedure = (described: Described, notes: Notes | undefined): Markup => html`
  <details id="${described.path}" data-procedure="${described.path.toLowerCase()}">
    <summary><code>${described.path}</code>
      <span class="tag ${described.kind}">${described.kind}</span><span class="tag">${described.policy ?? texts.noPolicy}</span></summary>
    ${notes?.words ? html`<p lang="en">${withCode(notes.words)}</p>` : ''}
    <p class="soft">${texts.takes}${described.shape ? '' : html`: ${texts.nothing}`}</p>
    ${described.shape ? html`<pre>${described.shape}</pre>` : ''}
    ${notes?.refusals ? html`<p lang="en"><small>${withCode(notes.refusals)}</small></p>` : ''}
    ${described.kind === 'subscription' ? html`<p><a href="/dev/live">${texts.stream}</a></p>` : callForm(described)}
  </details>`

const callForm = ({ path, kind, example }: Described): Markup => html`
  <form data-call="${path}" data-kind="${kind}" data-words="${JSON.stringify(words)}">
    ${example === undefined ? '' : inputField(path, example)}
    <div class="row"><button>${texts.call}</button><span class="tag" role="status" data-outcome hidden></span></div>
    <p class="failure" data-refusal hidden></p>
    <pre data-answer tabindex="0" role="region" aria-label="${texts.answer}" hidden></pre>
  </form>`

const words = { waiting: texts.waiting, badJson: texts.badJson, unreachable: texts.unreachable }

function inputField(path: string, example: unknown): Markup {
  const text = JSON.stringify(example, null, 2)
  return html`<label for="input-${path}">${texts.input}</label>
    <textarea id="input-${path}" name="input" rows="${text.split('\n').length}" autocomplete="off" autocapitalize="off" spellcheck="false">${text}</textarea>`
}

/** Renders text of the documentation, with backquoted names as code. */
const withCode = (text: string): (string | Markup)[] =>
  text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part))
