import { z } from 'shared/errors/zod'
import { schemaOf } from '../../../tests/support/input-schemas.ts'
import { type ProcedurePath, procedurePaths, procedures, typeOf } from '../../../tests/support/procedures.ts'
import { camel } from '../names.ts'

/** A list of what a person has, and the words that one thing in it is known by. */
export interface OwnList {
  procedure: ProcedurePath
  /** The name of a text in each item. */
  words: string
}

/** The query about a project that `npm run new:procedure` wrote for a subject of the dashboard, if there is one. */
export function findOwnQuery(name: string): ProcedurePath | undefined {
  return queriesOf(name).find(path => {
    const answered = outputOf(path)
    return takes(path) === 'projectId' && answered && 'title' in answered && 'updatedAt' in answered
  })
}

/** The list about a person that `npm run new:procedure` wrote for a subject of the dashboard, if there is one. */
export function findOwnList(name: string): OwnList | undefined {
  const lists = queriesOf(name).flatMap(procedure => {
    const words = takes(procedure) === 'cursor,limit' ? wordsIn(outputOf(procedure)?.items) : undefined
    return words ? [{ procedure, words }] : []
  })
  return lists[0]
}

const queriesOf = (name: string): ProcedurePath[] =>
  procedurePaths.filter(path => path.startsWith(`dashboard.${camel(name)}.`) && typeOf(path) === 'query')

const takes = (path: ProcedurePath): string => Object.keys(schemaOf(path)?.properties ?? {}).join()

function outputOf(path: ProcedurePath): Record<string, unknown> | undefined {
  const { output } = procedures[path]._def as { output?: unknown }
  return output instanceof z.ZodObject ? output.shape : undefined
}

/** The first text of an item that is no key. */
function wordsIn(items: unknown): string | undefined {
  const item = items instanceof z.ZodArray ? items.element : undefined
  if (!(item instanceof z.ZodObject)) return undefined
  const texts = Object.entries(item.shape).filter(([, one]) => one instanceof z.ZodString)
  return texts.find(([name]) => !/^id$|Id$/.test(name))?.[0]
}
