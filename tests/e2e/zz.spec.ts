import { expect, test } from './test.ts'

test('console error', async ({ page }) => { await page.goto('/'); await page.evaluate(() => console.error('boo')) })
test('exception', async ({ page }) => { await page.goto('/'); await page.evaluate(() => { setTimeout(() => { throw new Error('boo') }) }); await page.waitForTimeout(200) })
test('csp', async ({ page }) => { await page.goto('/'); await page.evaluate(() => { const i = new Image(); i.src = 'https://example.org/x.png'; document.body.append(i) }); await page.waitForTimeout(500) })
test('other host', async ({ page }) => { await page.goto('/dev/mail'); await page.evaluate(() => { location.href = 'https://example.org/x' }).catch(()=>{}); await page.waitForTimeout(500) })
test('http error', async ({ page }) => { await page.goto('/'); await page.evaluate(() => fetch('/nowhere')); await page.waitForTimeout(300) })
test('second person too', async ({ anotherPerson }) => { const p = await anotherPerson(); await p.goto('/'); await p.evaluate(() => console.error('boo')) })
test('expected is fine', async ({ page, troubles }) => { troubles.expect(/404/); await page.goto('/nowhere'); await page.waitForTimeout(300) })
test('expected must come', async ({ page, troubles }) => { troubles.expect(/404/); await page.goto('/') })
