import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import pg from 'pg'
import type { RecordedCall, Statement } from './recorded-call.ts'

/**
 * Baseline of the machine: `node:http`, `pg`, and the prepared statements of the calls. Arguments: port, database
 * address, file of calls.
 */
const [port, url, file = ''] = process.argv.slice(2)
const { calls, page } = JSON.parse(readFileSync(file, 'utf8')) as BareWork
const pool = new pg.Pool({ connectionString: url, max: 20 })
const body = Buffer.from(page.body, 'base64')

export interface BareWork {
  calls: RecordedCall[]
  page: { path: string; headers: Record<string, string>; body: string }
}

type Query = (values: Record<string, string>) => { name: string; text: string; values: unknown[] }

const runs = new Map(
  calls.map(call => [call.path.split('?')[0], { call, queries: call.statements.map(prepared(call)) }]),
)

function prepared({ name, freshIds }: RecordedCall): (statement: Statement, index: number) => Query {
  return ({ text, values }, index) => {
    const renewed = values.map(value => renewal(value, freshIds))
    return ids => ({ name: `${name} ${index}`, text, values: renewed.map(value => value(ids)) })
  }
}

function renewal(value: unknown, freshIds: string[]): (ids: Record<string, string>) => unknown {
  const found = typeof value === 'string' ? freshIds.filter(id => value.includes(id)) : []
  if (found.length === 0) return () => value
  return ids => found.reduce((text, id) => text.replaceAll(id, ids[id] ?? id), String(value))
}

async function answer(path: string): Promise<string> {
  const { call, queries } = runs.get(path) ?? {}
  if (!call || !queries) throw new Error(`Nobody recorded ${path}.`)
  const ids = Object.fromEntries(call.freshIds.map(id => [id, randomUUID()]))
  const client = await pool.connect()
  let rows: unknown[] = []
  try {
    for (const query of queries) rows = (await client.query(query(ids))).rows
  } finally {
    client.release()
  }
  return JSON.stringify({ result: { data: call.method === 'GET' ? rows : ids } })
}

async function read(request: IncomingMessage): Promise<unknown> {
  if (request.method === 'GET') return undefined
  let text = ''
  for await (const chunk of request) text += chunk
  return JSON.parse(text)
}

createServer(async (request, response) => {
  try {
    const [path = ''] = (request.url ?? '').split('?')
    if (path === page.path) {
      response.writeHead(200, { ...page.headers, 'content-length': body.byteLength }).end(body)
      return
    }
    await read(request)
    const text = await answer(path)
    response.writeHead(200, { 'content-type': 'application/json' }).end(text)
  } catch (error) {
    console.error(error)
    response.writeHead(500).end()
  }
}).listen(Number(port), '127.0.0.1')
