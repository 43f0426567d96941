import { capital } from '../names.ts'
import type { Piece } from '../source-edits.ts'
import type { OwnTable } from './own-table.ts'
import type { Places } from './places.ts'
import type { Policy, ProcedureRequest } from './request.ts'

/** What is written on each layer. */
export interface Texts {
  input: Piece
  repository?: Piece
  service: Piece
  /** What the entry answers, where it has a name of its own in the router's file. */
  output?: Piece
  /** The entry of the subject's router. */
  procedure: Piece
  /** Below the server that the test's file starts. */
  test: Piece
  /** How the matrix calls it. */
  fixture: Piece
  /** In one sentence, what it does until it is changed. */
  does: string
  /** The table that is made for it. */
  table?: OwnTable
  /** Writes what else it stands on. */
  addition?: () => void
}

/** What is written for a request: names, and the texts that depend on the policy. */
export interface Writing extends ProcedureRequest {
  stem: string
  /** The stem with a capital. */
  Stem: string
  places: Places
}

export const writingOf = (request: ProcedureRequest, places: Places): Writing => ({
  ...request,
  places,
  stem: places.stem,
  Stem: capital(places.stem),
})

export const PROCEDURE_OF: Record<Policy, string> = {
  client: 'clientProcedure',
  team: 'teamProcedure',
  manager: 'managerProcedure',
  public: 'publicProcedure',
  'signed-in': 'signedInProcedure',
}

export const testing = { from: 'vitest', names: ['expect', 'test'] }
export const zod = { from: 'shared/src/errors/zod.ts', names: ['z'] }
/** Types of the server that services and repositories name. */
export const platform = { from: 'server/src/platform/platform.ts', names: ['type Platform'] }
export const database = { from: 'server/src/platform/db/store.ts', names: ['type Database'] }

export const proceduresFrom = (policy: Policy) => ({
  from: 'server/src/trpc/procedures.ts',
  names: [PROCEDURE_OF[policy], 'router'],
})
