import { literal } from '../names.ts'
import type { Piece } from '../source-edits.ts'
import { findOwnQuery } from './own-queries.ts'
import {
  accessible,
  areaTexts,
  journeyTest,
  queryView,
  route,
  screenImports,
  type Texts,
  textsFrom,
  type Writing,
} from './texts.ts'

/** What the screen asks, and how it shows the answer. */
interface Shown {
  procedure: string
  /** The line of the message file, and what the journey looks for. */
  message: string
  seen: string
  card: string
  format: string
}

const FALLBACK: Shown = {
  procedure: 'dashboard.status.get',
  message: "deadline: 'Consegna prevista'",
  seen: 'deadline',
  card: '{status => <Card title={texts.deadline}><p>{dateIt(status.deadline)}</p></Card>}',
  format: 'dateIt',
}

const ownOf = (procedure: string): Shown => ({
  procedure,
  message: `changed: (when: string) => \`Ultima modifica: \${when}\``,
  seen: "changed('')",
  card: '{({ title, updatedAt }) => <Card title={title}><p>{texts.changed(dateTimeIt(updatedAt))}</p></Card>}',
  format: 'dateTimeIt',
})

/** What a screen of the dashboard asks the server, when it is about the active project. */
export function shownBy(name: string): Shown {
  const own = findOwnQuery(name)
  return own ? ownOf(own) : FALLBACK
}

/** A screen about the active project: its own query where there is one, else the day of delivery. */
export const dashboardTexts = (writing: Writing, shown: Shown): Texts => ({
  messages: messages(writing, shown),
  feature: screen(writing, shown),
  route: routeOf(writing),
  journey: journey(writing, shown),
})

const messages = (writing: Writing, shown: Shown): Piece => ({
  imports: [],
  code: `/** The screen at ${writing.address}. */
export const ${writing.texts} = {
  title: ${literal(writing.title)},
  load: ${literal(`Non è stato possibile caricare la pagina «${writing.title}».`)},
  ${shown.message},
} as const`,
})

const screen = (writing: Writing, shown: Shown): Piece => ({
  imports: [
    ...[textsFrom(writing), ...screenImports, queryView],
    { from: 'shared/src/formats/date-it.ts', names: [shown.format] },
  ],
  code: `const texts = ${writing.texts}

/** ${shown === FALLBACK ? 'When the project is delivered' : 'The project, and when it was changed last'}. */
export function ${writing.component}({ projectId }: { projectId: string }) {
  const query = trpc.${shown.procedure}.useQuery({ projectId })
  return (
    <Screen title={texts.title}>
      <QueryView query={query} bones={[120]} failed={texts.load}>
        ${shown.card}
      </QueryView>
    </Screen>
  )
}`,
})

const routeOf = (writing: Writing): Piece => ({
  imports: [
    ...[route, { from: 'client/src/features/projects/project-gate.tsx', names: ['ProjectGate'] }],
    { from: writing.feature, names: [writing.component] },
  ],
  code: `export const Route = createFileRoute('${writing.routeId}')({ component: OfActiveProject })

function OfActiveProject() {
  const { project } = Route.useSearch()
  return <ProjectGate named={project}>{({ id }) => <${writing.component} key={id} projectId={id} />}</ProjectGate>
}`,
})

const journey = (writing: Writing, shown: Shown): Piece => ({
  imports: [
    ...[textsFrom(writing), areaTexts('dashboard'), journeyTest, accessible],
    { from: 'tests/e2e/people.ts', names: ['signIn'] },
  ],
  code: `test('a client finds ${writing.name} beside the other screens, and reads about the project', async ({ page }) => {
  await signIn(page, 'cliente@demo.example')
  await page.getByRole('link', { name: dashboardTexts.side.${writing.sideLabel}, exact: true }).click()
  await expect(page).toHaveURL(/${writing.address.replaceAll('/', '\\/')}\\?project=/)
  await expect(page.getByRole('heading', { name: ${writing.texts}.title, level: 1 })).toBeVisible()
  await expect(page.getByRole('main').getByText(${writing.texts}.${shown.seen})).toBeVisible()
  await expectAccessible(page)
})`,
})
