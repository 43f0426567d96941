import type { Insertable } from 'kysely'
import type { DB } from 'server/platform/db/schema.gen'
import type { TestApp } from '../app.ts'

/** What a manager has proposed for a project: a quote over 600 euro, open until the end of 2030. */
export async function makeProposal(
  app: TestApp,
  projectId: string,
  facts: Partial<Insertable<DB['proposals']>> = {},
): Promise<string> {
  const { id } = await app.context.db
    .insertInto('proposals')
    .values({
      projectId,
      kind: 'quote',
      lines: JSON.stringify([{ label: 'Video su misura', amountCents: 60_000 }]),
      totalCents: 60_000,
      reason: 'Come ci siamo detti.',
      validUntil: '2030-12-31',
      createdAt: app.context.clock.now(),
      ...facts,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
