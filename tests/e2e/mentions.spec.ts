import { chatTexts } from 'shared/messages/it/chat'
import { commentOwnerTexts as owner, reviewTexts } from 'shared/messages/it/review'
import { expectFits, expectUsable } from './accessibility.ts'
import { chooseAction, enterDemoRoom, press, removeComment } from './review-room.ts'
import { expect, test } from './test.ts'

const { answers, comments } = reviewTexts

for (const width of [1280, 360])
  test(`a member is mentioned by keyboard or click, the text is kept, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 })
    await enterDemoRoom(page)
    const field = page.getByRole('textbox', { name: comments.write })
    const list = page.getByRole('listbox', { name: chatTexts.people })
    await field.focus()
    await page.getByLabel(comments.internalHint).check()
    await field.fill(`Guarda ${width}, `)
    await press(page, comments.name)
    await expect(list).toBeVisible()
    await expectUsable(page)
    // An internal note offers only the team.
    await expect(list.getByRole('option')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(list).toHaveCount(0)
    await expect(field).toHaveValue(`Guarda ${width}, @`)
    await field.press('Backspace')
    await field.pressSequentially('@l')
    const option = list.getByRole('option', { name: 'Luca Moretti' })
    await expect(option).toHaveAttribute('aria-selected', 'true')
    if (width === 360) await option.click()
    else await page.keyboard.press('Enter')
    await expect(field).toHaveValue(`Guarda ${width}, @Luca Moretti `)
    await expect(field).toBeFocused()
    await field.pressSequentially('qui.')
    await press(page, comments.send)
    const text = `Guarda ${width}, @Luca Moretti qui.`
    const said = page.getByRole('listitem').filter({ hasText: text })
    await expect(said.locator('b', { hasText: '@Luca Moretti' })).toBeVisible()
    await chooseAction(said, text, comments.edit)
    // The text in a field does not count as text of the list item.
    const edited = page.getByRole('textbox', { name: comments.editField })
    await expect(edited).toHaveValue(text)
    // End of the text, even where a line wraps.
    await edited.press('Control+End')
    await edited.pressSequentially(' @Luc')
    await expect(list).toBeVisible()
    await edited.press('Tab')
    await expect(edited).toHaveValue(`${text} @Luca Moretti `)
    await page.reload()
    await expect(edited).toHaveValue(`${text} @Luca Moretti `)
    await page.getByRole('button', { name: comments.cancel, exact: true }).click()
    await removeComment(said, text)
  })

for (const width of [1280, 360])
  test(`a manager assigns a comment and filters the own ones, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 })
    await enterDemoRoom(page)
    const text = `Da montare, ${width}.`
    await page.getByRole('textbox', { name: comments.write }).fill(text)
    await page.getByLabel(comments.internalHint).check()
    await press(page, comments.send)
    const said = page.getByRole('listitem').filter({ hasText: text })
    const give = async (name: string) => {
      await chooseAction(said, text, answers.assign)
      await said.getByRole('combobox', { name: owner.label }).click()
      await page.getByRole('option', { name, exact: true }).click()
      await expectUsable(page)
      await said.getByRole('button', { name: answers.assign, exact: true }).click()
    }
    await give('Luca Moretti')
    await expect(said.getByText(answers.ownedBy('Luca Moretti'))).toBeVisible()
    await press(page, comments.filters.mine)
    await expect(said).toHaveCount(0)
    await press(page, comments.filters.all)
    await give(owner.oneself)
    await expect(said.getByText(answers.ownWork)).toBeVisible()
    await press(page, comments.filters.mine)
    await expect(said).toBeVisible()
    await expectFits(page)
    await give(owner.nobody)
    await expect(said).toHaveCount(0)
    await press(page, comments.filters.all)
    await removeComment(said, text)
  })
