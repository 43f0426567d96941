import { reviewListTexts as texts } from 'shared/messages/it/testimonials'
import { expectAccessible, expectUsable, PHONE } from './accessibility.ts'
import { act, signIn, signInToTeam } from './people.ts'
import { expect, test } from './test.ts'

const COMMENT = 'Precisi dalla prima telefonata: lo rifaremmo domani.'

test('a review is on the site once a manager has published it, until it is taken down', {
  tag: '@smoke',
}, async ({ page, context }) => {
  await signIn(page, 'cliente@demo.example', '/dashboard/profile')
  await act(page, 'dashboard.testimonial.submit', { rating: 5, comment: COMMENT, publicConsent: true })
  const onTheSite = async () =>
    (await (await context.request.get('/trpc/publicForms.testimonials')).text()).includes(COMMENT)
  expect(await onTheSite()).toBe(false)

  await signInToTeam(page, 'pm@demo.example', '/team/testimonials')
  const row = page.getByRole('listitem').filter({ hasText: COMMENT })
  await expect(row.getByText(texts.states.waiting)).toBeVisible()
  await expectAccessible(page)
  const moderated = page.waitForRequest('**/trpc/team.testimonials.moderate*')
  await row.getByRole('button', { name: texts.publish }).click()
  expect((await moderated).postData(), 'names the text that was read').toContain('seenAt')
  await expect(row.getByText(texts.states.published, { exact: true })).toBeVisible()
  expect(await onTheSite()).toBe(true)

  await page.setViewportSize(PHONE)
  await expectUsable(page)
  await row.getByRole('button', { name: texts.takeDown }).click()
  await expect(row.getByText(texts.states.waiting)).toBeVisible()
  expect(await onTheSite()).toBe(false)
})
