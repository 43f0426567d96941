import { namesOf, schemaOf } from '../../support/builders/input-schemas.ts'
import { type ProcedurePath, typeOf } from '../../support/procedures.ts'
import type { RpcClient } from '../../support/rpc-client.ts'
import { canaries, type Role } from '../authorisation/roles.ts'
import { callerOf, type Fixtures, hiddenFrom, roleFor } from './fixtures.ts'
import { faultsOfCall, faultsOfResponse } from './oracle.ts'

/** One input as JSON text, which allows texts that no serializer produces. */
export interface Call {
  /** Name of the case in a failure. */
  what: string
  input: string
  /** True if the input's schema refuses it, so that the server must, too. */
  refused?: boolean
}

/** Maximum number of calls in one request. */
const MAX_CALLS = 10
/** Maximum length of a query and of a body: Node refuses longer heads, the server longer bodies. */
const QUERY_LENGTH = 12_000
const BODY_LENGTH = 200_000

/** Slow on purpose (docs/decisions/preview-gate.md), so its batches are sent concurrently. */
const TAKES_A_SECOND: ProcedurePath = 'gate.unlock'

/** Names the authors of published testimonials, which may include the caller. */
const NAMES_AUTHORS: ProcedurePath = 'publicForms.testimonials'

/** Status codes of a request that is too long, sent before its calls are read. */
const TOO_LONG = [413, 431]

/** Sends inputs to a procedure in batches. Returns the faults of the answers. */
export async function sendAll(fixtures: Fixtures, path: ProcedurePath, calls: Call[]): Promise<string[]> {
  const caller = await callerOf(fixtures, path)
  const batches = batchesOf(path, calls)
  const send = (batch: Call[]) => sendBatch(fixtures, caller, path, batch)
  if (path === TAKES_A_SECOND) return (await Promise.all(batches.map(send))).flat()
  const faults: string[] = []
  for (const batch of batches) faults.push(...(await send(batch)))
  return faults
}

function batchesOf(path: ProcedurePath, calls: Call[]): Call[][] {
  const mutation = typeOf(path) === 'mutation'
  const lengthOf = ({ input }: Call) =>
    mutation ? Buffer.byteLength(input) : encodeURIComponent(input).length
  const batches: Call[][] = []
  let room = 0
  for (const call of calls) {
    const length = lengthOf(call) + path.length + MAX_CALLS
    const open = batches.at(-1)
    if (open && open.length < MAX_CALLS && length <= room) open.push(call)
    else {
      batches.push([call])
      room = mutation ? BODY_LENGTH : QUERY_LENGTH
    }
    room -= length
  }
  return batches
}

async function sendBatch(fixtures: Fixtures, caller: RpcClient, path: ProcedurePath, batch: Call[]) {
  const { status, text } = await request(caller, path, batch)
  const hidden = hiddenFrom(fixtures, roleFor(path)).filter(
    word => path !== NAMES_AUTHORS || word !== canaries.own.word,
  )
  const name = (index: number, fault: string) => `${path} ${batch[index]?.what}: ${fault}`
  if (TOO_LONG.includes(status) && batch.length === 1)
    return faultsOfResponse(status, text, hidden).map(fault => name(0, fault))
  const parts = partsOf(text)
  if (parts?.length !== batch.length) return [`${name(0, `${status} ${text.slice(0, 300)}`)}`]
  const schema = schemaOf(path)
  const isField = schema && namesOf(schema)
  return parts.flatMap((part, index) =>
    [
      ...faultsOfCall(part, { hidden, ...(isField && { isField }) }),
      ...(batch[index]?.refused && !isRefused(path, part) ? ['is not refused as a wrong input'] : []),
    ].map(fault => name(index, fault)),
  )
}

/**
 * Returns whether the input was refused. A pending sign-in is refused after five attempts, whatever the input. A guest
 * names their own link in it, which is checked first.
 */
function isRefused(path: ProcedurePath, part: unknown): boolean {
  const code = (part as { error?: { message: string } }).error?.message
  const atTheDoor = { codeOwed: 'TOKEN_EXPIRED', guest: 'GUEST_LINK_OVER' } as Partial<Record<Role, string>>
  return code === 'INVALID_INPUT' || (code !== undefined && code === atTheDoor[roleFor(path)])
}

async function request(caller: RpcClient, path: ProcedurePath, batch: Call[]) {
  const inputs = `{${batch.map(({ input }, index) => `"${index}":${input}`).join(',')}}`
  const url = `/trpc/${batch.map(() => path).join(',')}?batch=1`
  const answer =
    typeOf(path) === 'mutation'
      ? await caller.fetch(url, {
          method: 'POST',
          body: inputs,
          headers: { 'content-type': 'application/json' },
        })
      : await caller.fetch(`${url}&input=${encodeURIComponent(inputs)}`)
  return { status: answer.status, text: await answer.text() }
}

function partsOf(text: string): unknown[] | undefined {
  try {
    const parts = JSON.parse(text) as unknown
    return Array.isArray(parts) ? parts : undefined
  } catch {
    return undefined
  }
}
