import type { z } from 'shared/errors/zod'
import { type Field, fieldsOf, inputOf, put, schemaOf } from '../../support/builders/input-schemas.ts'
import { type ProcedurePath, procedurePaths, typeOf } from '../../support/procedures.ts'
import { fixtureOf } from '../authorisation/all-fixtures.ts'
import { type Fixtures, roleFor } from './fixtures.ts'

/** Values of one field as JSON texts, split by the verdict of its schema. */
interface Tried {
  field: Field
  taken: string[]
  refused: string[]
}

/** Procedures that can be called in batches; the live stream has a test of its own. */
export const callable = procedurePaths.filter(path => typeOf(path) !== 'subscription')

/** Lists the fields of a procedure's input, each once. */
export function placesOf(path: ProcedurePath, type?: string): Field[] {
  const schema = schemaOf(path)
  const places = (schema ? fieldsOf(schema) : []).filter(one => !type || one.schema.type === type)
  return [...new Map(places.map(place => [JSON.stringify([place.path, place.given]), place])).values()]
}

/** Creates a valid input of each procedure. */
export async function basesOf(fixtures: Fixtures, paths: ProcedurePath[]) {
  const bases = new Map<ProcedurePath, unknown>()
  for (const path of paths) bases.set(path, await fixtureOf(path).input(fixtures, 'own', roleFor(path)))
  return bases
}

/** Puts each value, given as a JSON text, into each field of a procedure's input. */
export function tryAll(path: ProcedurePath, base: unknown, places: Field[], values: string[]): Tried[] {
  const input = inputOf(path) as z.ZodType
  const parsed = values.map(value => [value, JSON.parse(value) as unknown] as const)
  return places.map(field => {
    const tried: Tried = { field, taken: [], refused: [] }
    for (const [value, meant] of parsed)
      tried[input.safeParse(put(base, field, meant)).success ? 'taken' : 'refused'].push(value)
    return tried
  })
}

/** Keeps one of `of` shares of the values, chosen by the index of the procedure. */
export function shareOf(tried: Tried[], values: string[], index: number, of: number): Tried[] {
  const share = new Set(values.filter((_, at) => at % of === index % of))
  return tried.map(({ field, taken, refused }) => ({
    field,
    taken: taken.filter(value => share.has(value)),
    refused: refused.filter(value => share.has(value)),
  }))
}

/** Returns true if the schema of a procedure refuses an input. Two values can be valid together, but not each alone. */
export function isRefused(path: ProcedurePath, text: string): boolean {
  const input = inputOf(path)
  return input !== undefined && !input.safeParse(JSON.parse(text)).success
}

/** Builds inputs with a value in each field that can be combined. Accepted and refused values are separate. */
export function casesFor(path: ProcedurePath, base: unknown, tried: Tried[], verdict: 'taken' | 'refused') {
  const together = Map.groupBy(tried, ({ field }) => JSON.stringify([field.given, field.path.length > 1]))
  return [...together.values()].flatMap(fields => {
    const most = Math.max(...fields.map(one => one[verdict].length))
    return Array.from({ length: most }, (_, turn) => {
      const chosen = fields.flatMap(({ field, [verdict]: values }) => {
        const value = values[turn]
        return value === undefined ? [] : [{ field, value }]
      })
      const input = jsonWith(base, chosen)
      return { what: input.slice(0, 300), input, refused: isRefused(path, input) }
    })
  })
}

/** Returns JSON with texts that no serializer produces, such as `1e400`. */
function jsonWith(base: unknown, chosen: { field: Field; value: string }[]): string {
  const marked = chosen.reduce((input, { field }, at) => put(input, field, `@@${at}@@`), base)
  return JSON.stringify(marked).replace(
    /"@@(\d+)@@"/g,
    (_, at: string) => chosen[Number(at)]?.value ?? 'null',
  )
}
