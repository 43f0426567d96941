import { z } from 'shared/errors/zod'

export const FORMAT = 1
export const MANIFEST = 'manifest.json'
const ROWS = 'rows/'
const FILES = 'files/'

const count = z.number().int().min(0)

/** Last entry of an archive: its content, to detect missing or altered parts. */
export const manifest = z.object({
  format: z.literal(FORMAT),
  createdAt: z.iso.datetime(),
  /** The newest migration that the store had. */
  migration: z.string(),
  tables: z.array(
    z.object({ schema: z.string(), name: z.string(), columns: z.array(z.string()).min(1), rows: count }),
  ),
  /** The number that each counting column gave out last. */
  sequences: z.array(
    z.object({
      schema: z.string(),
      table: z.string(),
      column: z.string(),
      last: z.string().regex(/^-?\d+$/),
    }),
  ),
  entries: z.array(z.object({ path: z.string(), sizeBytes: count, sha256: z.string() })),
  /** Files that were removed while the backup was being made. */
  vanishedFiles: z.array(z.string()),
  /** The name of the place where the files stayed, of an archive without them. */
  filesIn: z.uuid().nullable().default(null),
})

export type Manifest = z.infer<typeof manifest>
export type ArchivedTable = Manifest['tables'][number]
export type ArchivedEntry = Manifest['entries'][number]

/** The rows of a table lie in pieces of bounded size, one row a line, each value as PostgreSQL writes it. */
export const rowsPath = ({ schema, name }: { schema: string; name: string }, piece: number): string =>
  `${ROWS}${schema}.${name}/${String(piece).padStart(6, '0')}.ndjson`

export const filePath = (stored: string): string => `${FILES}${stored}`

/** The table, as `schema.name`, that an entry holds rows of. */
export const tableIn = (path: string): string | undefined => /^rows\/([^/]+)\/\d+\.ndjson$/.exec(path)?.[1]

const SEGMENT = /^(?!\.{1,2}$)[^\\:\p{Cc}]+$/u

/** The path in the storage of a file's entry; undefined for one that would lead elsewhere. */
export function storedIn(path: string): string | undefined {
  const stored = path.startsWith(FILES) ? path.slice(FILES.length) : ''
  return stored.split('/').every(segment => SEGMENT.test(segment)) ? stored : undefined
}
