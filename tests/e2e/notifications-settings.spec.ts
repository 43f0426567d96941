import {
  notificationKindTexts,
  notificationSettingsTexts,
  unsubscribeTexts,
} from 'shared/messages/it/notification-settings'
import { linkIn } from '../support/mailbox.ts'
import { expectAccessible, expectFits, expectUsable } from './accessibility.ts'
import { act, arriveAsNewClient, ask, signInToTeam } from './people.ts'
import { expect, test } from './test.ts'

const { channels, label } = notificationSettingsTexts
const byMail = (kind: keyof typeof notificationKindTexts) =>
  label(notificationKindTexts[kind].name, channels.mail)

for (const width of [1280, 360])
  test(`mails are turned off, also by a link, at ${width} px`, async ({ page, newUserPage, mailbox }) => {
    await page.setViewportSize({ width, height: 800 })
    await arriveAsNewClient(page, mailbox, 'Ada Neri')
    await page.goto('/dashboard/profile#notifiche')
    await expect(page.getByRole('heading', { name: notificationSettingsTexts.title })).toBeInViewport()
    await expectFits(page)
    await expectUsable(page)
    await expectAccessible(page)
    const saved = page.waitForResponse(/account\.notificationSettings\.set/)
    await page.getByRole('switch', { name: byMail('review') }).click({ force: true })
    await saved
    await page.reload()
    await expect(page.getByRole('switch', { name: byMail('review') })).not.toBeChecked()
    await expect(page.getByRole('switch', { name: byMail('payments') })).toHaveCount(0)

    const { user } = await ask(page, 'auth.session', undefined)
    const manager = await newUserPage()
    await signInToTeam(manager, 'pm@demo.example')
    await act(manager, 'team.projects.make', { clientId: user?.id ?? '', title: `Il lancio ${width}` })
    const mail = await mailbox.find(user?.email ?? '', /^Un nuovo progetto per te/)
    await page.goto(linkIn(mail, '/unsubscribe'))
    await expectFits(page)
    await expectAccessible(page)
    await page.getByRole('button', { name: unsubscribeTexts.confirm }).click()
    await expect(page.getByText(unsubscribeTexts.done)).toBeVisible()
    await page.getByRole('link', { name: unsubscribeTexts.settings }).click()
    await expect(page.getByRole('switch', { name: byMail('status') })).not.toBeChecked()
    await expect(page.getByRole('heading', { name: notificationSettingsTexts.title })).toBeInViewport()
  })
