import type { Piece } from '../source-edits.ts'
import {
  database,
  PROCEDURE_OF,
  platform,
  proceduresFrom,
  type Texts,
  testing,
  type Writing,
  zod,
} from './texts.ts'

const fixture = (path: string, input: string): Piece => ({
  imports: [{ from: 'tests/integration/authorisation/fixture.ts', names: ['free'] }],
  code: `'${path}': free(() => (${input}))`,
})

const procedureImports = ({ places, policy, stem }: Writing) => [
  { from: places.inputs, names: [`${stem}Input`] },
  { from: places.service, names: [stem] },
  zod,
  proceduresFrom(policy),
]

/** A visitor asks how many published reviews are at least as good as a number of stars. */
export function publicQuery(writing: Writing): Texts {
  const { act, path, places, policy, stem, Stem } = writing
  const counting = `countReviewsFor${Stem}`
  return {
    does: 'It counts the published reviews of at least so many stars.',
    input: {
      imports: [zod, { from: 'shared/src/fields/number.ts', names: ['integerField'] }],
      code: `/** The fewest stars of a review that \`${path}\` counts. */
export const ${stem}Input = z.strictObject({ rating: integerField(1, 5) })`,
    },
    repository: {
      imports: [database],
      code: `/** How many reviews of at least so many stars their authors agreed to publish. */
export function ${counting}(db: Database, rating: number) {
  return db
    .selectFrom('clientTestimonials')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('publicConsent', '=', true)
    .where('rating', '>=', rating)
    .executeTakeFirstOrThrow()
}`,
    },
    service: {
      imports: [platform, { from: places.repository, names: [counting] }],
      code: `/** How many published reviews have at least so many stars. */
export const ${stem} = ({ db }: Pick<Platform, 'db'>, rating: number) => ${counting}(db, rating)`,
    },
    procedure: {
      imports: procedureImports(writing),
      code: `/** How many published reviews have at least so many stars. */
  ${act}: ${PROCEDURE_OF[policy]}
    .input(${stem}Input)
    .output(z.object({ count: z.int() }))
    .query(({ ctx, input }) => ${stem}(ctx.platform, input.rating))`,
    },
    test: {
      imports: [testing, { from: 'tests/support/people.ts', names: ['makeClient'] }],
      code: `test('${path} counts published reviews of enough stars, for anyone', async () => {
  const countFrom = async (rating: number) => (await app.visitor().call('${path}', { rating })).count
  const [good, all] = [await countFrom(4), await countFrom(1)]
  const review = async (rating: number, publicConsent: boolean) => {
    const { client } = await makeClient(app)
    await client.call('dashboard.testimonial.submit', { rating, publicConsent })
  }
  await review(5, true)
  await review(3, true)
  await review(5, false)
  expect([await countFrom(4), await countFrom(1)]).toEqual([good + 1, all + 2])
})`,
    },
    fixture: fixture(path, '{ rating: 1 }'),
  }
}

/** A visitor leaves a message, which reaches the team as those of the contact page do. */
export function publicMutation(writing: Writing): Texts {
  const { act, path, policy, stem } = writing
  const message = `{ name: 'Luca Ferri', email: 'luca@example.com', message: 'Buongiorno.' }`
  return {
    does: 'It hands a message to the team, as the contact page does.',
    input: {
      imports: [
        ...[zod, { from: 'shared/src/fields/email.ts', names: ['emailField'] }],
        { from: 'shared/src/fields/text.ts', names: ['requiredLine', 'requiredText'] },
      ],
      code: `/** What a visitor leaves with \`${path}\`. */
export const ${stem}Input = z.strictObject({
  name: requiredLine(200),
  email: emailField(),
  message: requiredText(5000),
})`,
    },
    service: {
      imports: [platform, { from: 'server/src/domain/leads/leads.service.ts', names: ['contact'] }],
      code: `/** Hands a visitor's message to the team, as the contact page does. @throws AppError \`LIMITED\`. */
export const ${stem} = (
  ports: Pick<Platform, 'clock' | 'config' | 'limits' | 'transact'>,
  address: string,
  message: { name: string; email: string; message: string },
) => contact(ports, address, message)`,
    },
    procedure: {
      imports: procedureImports(writing),
      code: `/** Hands a message to the team; limited per address. */
  ${act}: ${PROCEDURE_OF[policy]}
    .input(${stem}Input)
    .output(z.object({ id: z.string() }))
    .mutation(({ ctx, input }) => ${stem}(ctx.platform, ctx.address, input))`,
    },
    test: {
      imports: [testing],
      code: `test('${path} keeps what a visitor leaves, for the team', async () => {
  const message = ${message}
  const { id } = await app.visitor().call('${path}', message)
  const row = await app.context.db
    .selectFrom('contactMessages')
    .select(['name', 'email', 'message'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(row).toEqual(message)
})`,
    },
    fixture: fixture(path, message),
  }
}
