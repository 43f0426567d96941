import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'

/** A request that is sent again and again. */
export interface Call {
  name: string
  method: 'GET' | 'POST'
  path: string
  headers: Record<string, string>
  body?: string
}

/** A statement as it went to PostgreSQL. */
export interface Statement {
  text: string
  values: unknown[]
}

/** What a call sends to PostgreSQL, in its order, with the ids that each call makes anew. */
export interface RecordedCall extends Call {
  statements: Statement[]
  freshIds: string[]
}

type Asked = string | { text: string; values?: unknown[] }

const recorded = new AsyncLocalStorage<Statement[]>()
const uuids = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

/** Notes what this process sends to PostgreSQL on behalf of a call, and of nothing else that runs meanwhile. */
export function noteStatements(): void {
  onStatement(statement => recorded.getStore()?.push(statement))
}

/** Tells of each statement that this process sends to PostgreSQL. @returns what ends that. */
export function onStatement(tell: (statement: Statement) => void): () => void {
  const query = pg.Client.prototype.query
  pg.Client.prototype.query = function (this: pg.Client, asked: Asked, ...rest: unknown[]) {
    const text = typeof asked === 'string' ? asked : asked.text
    const values = typeof asked === 'string' ? rest[0] : asked.values
    tell({ text, values: Array.isArray(values) ? values : [] })
    return Reflect.apply(query, this, [asked, ...rest])
  } as typeof query
  return () => {
    pg.Client.prototype.query = query
  }
}

/** What is sent to PostgreSQL on behalf of `act`, once `noteStatements` was called. */
async function recordStatements(act: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = []
  await recorded.run(statements, act)
  return statements
}

/** Makes a call twice: the ids that the two do not share are its own. */
export async function record(
  call: Call,
  send: (request: Request) => Promise<Response>,
): Promise<RecordedCall> {
  const { method, headers, body } = call
  const once = () =>
    recordStatements(async () => {
      const request = new Request(`http://localhost${call.path}`, { method, headers, ...(body && { body }) })
      const answer = await send(request)
      if (!answer.ok) throw new Error(`${call.name}: ${answer.status} ${await answer.text()}`)
      await answer.arrayBuffer()
    })
  const [statements, again] = [await once(), await once()]
  const repeated = idsIn(again)
  return { ...call, statements, freshIds: [...idsIn(statements)].filter(id => !repeated.has(id)) }
}

const idsIn = (statements: Statement[]): Set<string> =>
  new Set(JSON.stringify(statements.map(({ values }) => values)).match(uuids))
