import { literal } from '../names.ts'
import type { Piece } from '../source-edits.ts'
import type { OwnList } from './own-queries.ts'
import {
  accessible,
  areaTexts,
  journeyTest,
  route,
  screenImports,
  type Texts,
  textsFrom,
  type Writing,
} from './texts.ts'

/** A screen with the list of what a person has, newest first. */
export const personTexts = (writing: Writing, list: OwnList): Texts => ({
  messages: messages(writing),
  feature: screen(writing, list),
  route: {
    imports: [route, { from: writing.feature, names: [writing.component] }],
    code: `export const Route = createFileRoute('${writing.routeId}')({ component: ${writing.component} })`,
  },
  journey: journey(writing),
})

const messages = ({ address, texts, title }: Writing): Piece => ({
  imports: [],
  code: `/** The screen at ${address}. */
export const ${texts} = {
  title: ${literal(title)},
  load: ${literal(`Non è stato possibile caricare la pagina «${title}».`)},
  empty: 'Qui non c’è ancora niente',
  more: 'Mostra altri',
} as const`,
})

const screen = (writing: Writing, { procedure, words }: OwnList): Piece => ({
  imports: [
    ...[textsFrom(writing), ...screenImports],
    { from: 'client/src/ui/empty-state.tsx', names: ['EmptyState'] },
    { from: 'client/src/ui/paged-list.tsx', names: ['PagedList'] },
  ],
  code: `const texts = ${writing.texts}

/** One's own, the newest first. */
export function ${writing.component}() {
  const list = trpc.${procedure}.useInfiniteQuery({ limit: 30 }, { getNextPageParam: page => page.nextCursor })
  return (
    <Screen title={texts.title}>
      <PagedList
        query={list}
        bones={[64, 64, 64]}
        failed={texts.load}
        more={texts.more}
        empty={<EmptyState title={texts.empty} />}
      >
        {items => (
          <Card>
            <ul>
              {items.map(item => (
                <li key={item.id}>{item.${words}}</li>
              ))}
            </ul>
          </Card>
        )}
      </PagedList>
    </Screen>
  )
}`,
})

const journey = (writing: Writing): Piece => ({
  imports: [
    ...[textsFrom(writing), areaTexts('dashboard'), journeyTest, accessible],
    { from: 'tests/e2e/people.ts', names: ['arriveAsNewClient'] },
  ],
  code: `test('a client finds ${writing.name} beside the other screens, with nothing in it yet', async ({ page, mailbox }) => {
  await arriveAsNewClient(page, mailbox, 'Ada Riva')
  await page.getByRole('link', { name: dashboardTexts.side.${writing.sideLabel}, exact: true }).click()
  await expect(page).toHaveURL(/${writing.address.replaceAll('/', '\\/')}(\\?|$)/)
  await expect(page.getByRole('heading', { name: ${writing.texts}.title, level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: ${writing.texts}.empty })).toBeVisible()
  await expectAccessible(page)
})`,
})
