import { literal } from '../names.ts'
import { journeyTest, route, type Texts, textsFrom, type Writing } from './texts.ts'

/** A page of the site: its title, what the company does, and the way to write to it. */
export function publicTexts(writing: Writing): Texts {
  const { address, component, feature, name, routeId, texts, title } = writing
  return {
    messages: {
      imports: [],
      code: `/** The page at ${address}. */
export const ${texts} = {
  title: ${literal(title)},
  contact: 'Scrivici',
} as const`,
    },
    feature: {
      imports: [
        textsFrom(writing),
        { from: 'shared/src/catalogue/brand.ts', names: ['brand'] },
        { from: 'client/src/ui/button-link.tsx', names: ['ButtonLink'] },
        { from: 'client/src/features/pages/page-head.tsx', names: ['PageHead'] },
      ],
      code: `const texts = ${texts}

/** What the company does, and the way to write to it. */
export function ${component}() {
  return (
    <>
      <PageHead title={texts.title} intro={brand.description} />
      <ButtonLink to="/contact">{texts.contact}</ButtonLink>
    </>
  )
}`,
    },
    route: {
      imports: [
        ...[route, textsFrom(writing)],
        { from: feature, names: [component] },
        { from: 'client/src/page-head.ts', names: ['pageHead'] },
      ],
      code: `export const Route = createFileRoute('${routeId}')({
  head: () => pageHead({ path: '${address}', title: ${texts}.title }),
  component: ${component},
})`,
    },
    journey: {
      imports: [textsFrom(writing), journeyTest],
      code: `test('a visitor of ${name} reads what it is about, and gets to the contact form', async ({ page }) => {
  await page.goto('${address}')
  await expect(page.getByRole('heading', { name: ${texts}.title, level: 1 })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: ${texts}.contact }).click()
  await expect(page).toHaveURL(/\\/contact$/)
})`,
    },
  }
}
