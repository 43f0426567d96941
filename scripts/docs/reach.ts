import type { Allowance } from 'server/platform/limits/limits'
import { type ErrorCode, httpStatusOf } from 'shared/errors/codes'
import { codesIn, type Declaration, declarationOf, type Module } from './modules.ts'

/** A stretch of a source. */
export interface Place {
  module: Module
  start: number
  end: number
}

export interface Reach {
  /** In the order of the catalogue. */
  codes: Set<ErrorCode>
  limits: Set<Allowance>
}

const catalogue = Object.keys(httpStatusOf) as ErrorCode[]

/**
 * What the code at a place can refuse with, and which allowances it takes: its own, and those of every function that
 * it names, however far. Read from what is thrown and from `@throws AppError`; what is caught on the way counts too,
 * and ports are not looked behind.
 */
export function reachOf(place: Place): Reach {
  const reach: Reach = { codes: new Set(), limits: new Set() }
  const seen = new Set<Place>()
  const pending = [place]
  for (const one of pending) {
    if (seen.has(one)) continue
    seen.add(one)
    for (const { at, kind, name } of one.module.facts) {
      if (at < one.start || at >= one.end) continue
      if (kind === 'throws') reach.codes.add(name as ErrorCode)
      if (kind === 'takes') reach.limits.add(name as Allowance)
      const used = kind === 'uses' ? declarationOf(one.module, name) : undefined
      if (!used || !isFunction(used)) continue
      for (const code of promisedBy(used)) reach.codes.add(code)
      pending.push(used)
    }
  }
  if (reach.limits.size > 0) reach.codes.add('LIMITED')
  const inOrder = catalogue.filter(code => reach.codes.has(code))
  return { ...reach, codes: new Set(inOrder) }
}

const isFunction = ({ value }: Declaration): boolean =>
  value === undefined || value.type === 'ArrowFunctionExpression' || value.type === 'FunctionExpression'

const promisedBy = ({ doc }: Declaration): ErrorCode[] =>
  codesIn(doc.split('@throws AppError')[1]?.split('@')[0] ?? '') as ErrorCode[]
