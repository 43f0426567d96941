import { describe, expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'

const open = await startApp({ env: { PUBLIC_URL: 'https://primopiano.test' } })
const gated = await startApp({ env: { PREVIEW_PASSWORD: 'anteprima' } })

const textOf = async (app: typeof open, path: string) => (await app.visitor().fetch(path)).text()

describe('search engines', () => {
  test('may read the site but no client area, and find the sitemap', async () => {
    const robots = await textOf(open, '/robots.txt')
    expect(robots).toContain('Disallow: /dashboard\nDisallow: /team\n')
    expect(robots).toContain('Sitemap: https://primopiano.test/sitemap.xml')
  })

  test('are refused while the preview is locked', async () => {
    expect(await textOf(gated, '/robots.txt')).toBe('User-agent: *\nDisallow: /\n')
    expect(await textOf(gated, '/sitemap.xml')).not.toContain('<urlset')
  })

  test('get a sitemap in XML', async () => {
    const answer = await open.visitor().fetch('/sitemap.xml')
    expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8')
    expect(await answer.text()).toMatch(/^<\?xml .*<urlset .*<\/urlset>\n$/s)
  })
})

test('the checklist is a valid document, served as a download', async () => {
  const answer = await open.visitor().fetch('/documents/checklist-intervista.pdf')
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  expect(answer.headers.get('content-disposition')).toContain('attachment')
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  expect(bytes.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1)
})
