import type pg from 'pg'
import { onStatement, type Statement } from '../server/recorded-call.ts'

/** Records each distinct reading statement that this process sends while `act` runs. */
export async function recording(act: () => Promise<unknown>): Promise<Statement[]> {
  const seen = new Map<string, Statement>()
  const stop = onStatement(statement => {
    if (/^\s*(select|with)\b/i.test(statement.text)) seen.set(statement.text, statement)
  })
  await act().finally(stop)
  return [...seen.values()]
}

interface Plan {
  'Node Type': string
  'Relation Name'?: string
  Plans?: Plan[]
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

const LARGE = 10_000

/** Returns the tables of more than ten thousand rows that a statement scans sequentially. */
export async function largeScans(client: pg.Client, { text, values }: Statement): Promise<string[]> {
  const { rows } = await client.query(`explain (format json) ${text}`, values)
  const { Plan: plan } = rows[0]['QUERY PLAN'][0] as { Plan: Plan }
  const scanned = nodesOf(plan).flatMap(node =>
    node['Node Type'] === 'Seq Scan' && node['Relation Name'] ? [node['Relation Name']] : [],
  )
  if (scanned.length === 0) return []
  const { rows: large } = await client.query(
    'select relname from pg_class where relname = any ($1) and reltuples > $2',
    [scanned, LARGE],
  )
  return large.map(({ relname }) => relname)
}
