import { literal } from '../names.ts'
import type { Piece } from '../source-edits.ts'
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

/** A screen of the hub: the projects that the member sees. */
export function teamTexts(writing: Writing): Texts {
  const { component, feature, routeId } = writing
  return {
    messages: messages(writing),
    feature: screen(writing),
    route: {
      imports: [route, { from: feature, names: [component] }],
      code: `export const Route = createFileRoute('${routeId}')({ component: ${component} })`,
    },
    journey: journey(writing),
  }
}

const messages = ({ address, texts, title }: Writing): Piece => ({
  imports: [],
  code: `/** The screen at ${address}. */
export const ${texts} = {
  title: ${literal(title)},
  load: ${literal(`Non è stato possibile caricare la pagina «${title}».`)},
  projects: 'Progetti',
  none: 'Ancora nessun progetto',
} as const`,
})

const screen = (writing: Writing): Piece => ({
  imports: [
    ...[textsFrom(writing), ...screenImports, queryView],
    { from: '@tanstack/react-router', names: ['Link'] },
    { from: 'client/src/ui/empty-state.tsx', names: ['EmptyState'] },
    { from: 'client/src/trpc.ts', names: ['type Outputs'] },
  ],
  code: `const texts = ${writing.texts}

type Project = Outputs['team']['projects']['list']['items'][number]

function Projects({ projects }: { projects: Project[] }) {
  if (projects.length === 0) return <EmptyState title={texts.none} />
  return (
    <Card title={texts.projects}>
      <ul>
        {projects.map(({ id, title }) => (
          <li key={id}>
            <Link to="/team/project/$projectId" params={{ projectId: id }}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** The newest projects that the member sees. */
export function ${writing.component}() {
  const query = trpc.team.projects.list.useQuery({})
  return (
    <Screen title={texts.title}>
      <QueryView query={query} bones={[240]} failed={texts.load}>
        {({ items }) => <Projects projects={items} />}
      </QueryView>
    </Screen>
  )
}`,
})

const journey = (writing: Writing): Piece => ({
  imports: [
    ...[textsFrom(writing), areaTexts('team'), areaTexts('dashboard'), journeyTest, accessible],
    { from: 'tests/e2e/people.ts', names: ['signInToTeam'] },
    { from: 'tests/e2e/broken.ts', names: ['mend', 'refuse'] },
  ],
  code: `test('a member finds ${writing.name} beside the other screens, and reads the projects', async ({ page }) => {
  await signInToTeam(page, 'pm@demo.example')
  await page.getByRole('link', { name: teamTexts.side.${writing.sideLabel}, exact: true }).click()
  await expect(page).toHaveURL(/${writing.address.replaceAll('/', '\\/')}$/)
  await expect(page.getByRole('heading', { name: ${writing.texts}.title, level: 1 })).toBeVisible()
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  await expectAccessible(page)
})

test('what ${writing.name} cannot load it says, and asks for again', async ({ page, troubles }) => {
  troubles.allow(/Failed to load resource|failed request/)
  await signInToTeam(page, 'pm@demo.example')
  await refuse(page, 'team.projects.list')
  await page.goto('${writing.address}')
  await expect(page.getByRole('alert').getByText(${writing.texts}.load)).toBeVisible()
  await mend(page)
  await page.getByRole('button', { name: dashboardTexts.retry }).click()
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
})`,
})
