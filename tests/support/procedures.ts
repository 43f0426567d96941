import type { AnyTRPCProcedure, inferProcedureInput, inferTransformedProcedureOutput } from '@trpc/server'
import { type AppRouter, appRouter } from 'server/routers/index'
import type { ProcedureMeta } from 'server/trpc/init'

type Root = AppRouter['_def']['_config']['$types']
type Tree = AppRouter['_def']['record']

type PathIn<Node> = {
  [Name in keyof Node & string]: Node[Name] extends AnyTRPCProcedure ? Name : `${Name}.${PathIn<Node[Name]>}`
}[keyof Node & string]

type At<Path extends string, Node> = Path extends `${infer Head}.${infer Rest}`
  ? Head extends keyof Node
    ? At<Rest, Node[Head]>
    : never
  : Path extends keyof Node
    ? Node[Path]
    : never

/** Dotted name of a procedure, such as `dashboard.projects.list`. */
export type ProcedurePath = PathIn<Tree>

export type InputOf<Path extends ProcedurePath> =
  At<Path, Tree> extends AnyTRPCProcedure ? inferProcedureInput<At<Path, Tree>> : never

/** Output on the wire, where dates are strings. */
export type OutputOf<Path extends ProcedurePath> =
  At<Path, Tree> extends AnyTRPCProcedure
    ? inferTransformedProcedureOutput<{ transformer: false; errorShape: Root['errorShape'] }, At<Path, Tree>>
    : never

export type ProcedureType = 'query' | 'mutation' | 'subscription'

interface Procedure {
  _def: { type: ProcedureType; meta?: Partial<ProcedureMeta> }
}

/** Procedures of the product, as tRPC lists them. */
export const procedures = appRouter._def.procedures as unknown as Record<ProcedurePath, Procedure>

export const procedurePaths = Object.keys(procedures) as ProcedurePath[]

export const typeOf = (path: ProcedurePath): ProcedureType => procedures[path]._def.type
