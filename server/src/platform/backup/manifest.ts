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
  /** Newest migration of the backed-up database. */
  migration: z.string(),
  tables: z.array(
    z.object({ schema: z.string(), name: z.string(), columns: z.array(z.string()).min(1), rows: count }),
  ),
  /** Last value of each column's sequence. */
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
  /** Id of the storage that keeps the files, for an archive without files; null for one with files. */
  filesIn: z.uuid().nullable().default(null),
})

export type Manifest = z.infer<typeof manifest>
export type ArchivedTable = Manifest['tables'][number]
export type ArchivedEntry = Manifest['entries'][number]

/** Path of a piece of a table's rows. Pieces have a bounded size: NDJSON, one row a line, values as PostgreSQL text. */
export const rowsPath = ({ schema, name }: { schema: string; name: string }, piece: number): string =>
  `${ROWS}${schema}.${name}/${String(piece).padStart(6, '0')}.ndjson`

export const filePath = (stored: string): string => `${FILES}${stored}`

/** Returns the table of a rows entry as `schema.name`. */
export const tableIn = (path: string): string | undefined => /^rows\/([^/]+)\/\d+\.ndjson$/.exec(path)?.[1]

const SEGMENT = /^(?!\.{1,2}$)[^\\:\p{Cc}]+$/u

/** Returns the storage path of a file entry; undefined for a path that leads out of the storage. */
export function storedIn(path: string): string | undefined {
  const stored = path.startsWith(FILES) ? path.slice(FILES.length) : ''
  return stored.split('/').every(segment => SEGMENT.test(segment)) ? stored : undefined
}
