import type { Changes } from '../changes.ts'
import { addPiece } from '../pieces.ts'
import { Refusal } from '../refusal.ts'
import { insertInto, listNamed, type Piece } from '../source-edits.ts'
import type { OwnTable } from './own-table.ts'

/** Where a person's export is put together, shaped and tested. */
export const EXPORT = {
  repository: 'server/src/domain/accounts/personal-data.repository.ts',
  service: 'server/src/domain/accounts/personal-data.service.ts',
  output: 'server/src/routers/dashboard/personal-data-output.ts',
  test: 'tests/integration/dashboard/personal-data.test.ts',
}

/** Hands the things of a person over with everything else that is known of them (GDPR, article 20). */
export function addExport(changes: Changes, own: OwnTable): void {
  const { table, Thing, sqlName } = own
  addPiece(changes, EXPORT.repository, query(own))
  putBefore(
    changes,
    EXPORT.service,
    /^ {4}requests: await /m,
    `    ${table}: await data.list${Thing}Data(db, user.id),\n`,
  )
  putBefore(
    changes,
    EXPORT.output,
    /^ {2}requests: z\.array\(/m,
    `  ${table}: z.array(z.object({ title: text, createdAt: moment(), updatedAt: moment() })),\n`,
  )
  changes.edit(EXPORT.test, text => {
    const exported = listNamed(text, 'exported')
    if (!exported) throw new Refusal(`${EXPORT.test} has no list of what is exported any more.`)
    return insertInto(text, exported, `  '${sqlName}'`)
  })
}

const query = ({ Thing, table }: OwnTable): Piece => ({
  imports: [{ from: 'server/src/platform/db/store.ts', names: ['type Database'] }],
  code: `export function list${Thing}Data(db: Database, userId: string) {
  return db
    .selectFrom('${table}')
    .select(['title', 'createdAt', 'updatedAt'])
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .execute()
}`,
})

function putBefore(changes: Changes, path: string, place: RegExp, code: string): void {
  changes.edit(path, text => {
    if (!place.test(text)) throw new Refusal(`${path} has no place for what is exported any more.`)
    return text.replace(place, found => `${code}${found}`)
  })
}
