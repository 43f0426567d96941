import pg from 'pg'

/** A statement as it went to the server. */
export interface Recorded {
  text: string
  values: unknown[]
}

type Asked = string | { text: string; values?: unknown[] }

/** Notes every statement that any part of this process sends to PostgreSQL while `act` runs, each text once. */
export async function recording(act: () => Promise<unknown>): Promise<Recorded[]> {
  const seen = new Map<string, Recorded>()
  const query = pg.Client.prototype.query
  const noting = function (this: pg.Client, asked: Asked, ...rest: unknown[]) {
    const text = typeof asked === 'string' ? asked : asked.text
    const values = typeof asked === 'string' ? rest[0] : asked.values
    if (/^\s*(select|with)\b/i.test(text)) {
      seen.set(text, { text, values: Array.isArray(values) ? values : [] })
    }
    return Reflect.apply(query, this, [asked, ...rest])
  }
  pg.Client.prototype.query = noting as typeof query
  try {
    await act()
  } finally {
    pg.Client.prototype.query = query
  }
  return [...seen.values()]
}

interface Plan {
  'Node Type': string
  'Relation Name'?: string
  Plans?: Plan[]
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

const LARGE = 10_000

/** The tables that a statement reads from end to end although they hold more than ten thousand rows. */
export async function largeScans(client: pg.Client, { text, values }: Recorded): Promise<string[]> {
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
