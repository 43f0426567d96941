import { MantineProvider } from '@mantine/core'
import { act } from 'react'
import { type AuditReport, auditReport } from 'shared/audit-reading/audit-report'
import { auditSectionCodes } from 'shared/audit-reading/section-codes'
import { uiTexts } from 'shared/messages/it/screens'
import { expect, test, vi } from 'vitest'
import { mount, typeInto } from '../../../../tests/support/dom.ts'
import { TrpcProvider } from '../../lib/trpc-provider.tsx'
import { drafts } from '../../ui/browser-storage.ts'
import { AuditCards } from './audit-cards.tsx'
import type { Lead } from './lead-screen.tsx'

const reportOf = (finding: string): AuditReport =>
  auditReport.parse({
    kind: 'audit',
    writtenBy: 'rules',
    goal: 'unknown',
    channels: [],
    link: '',
    sections: auditSectionCodes.map(code => ({ code, finding, advice: '', unseen: '', state: 'completed' })),
  })

const shown = (finding: string, reportSavedAt: string) => (
  <TrpcProvider>
    <MantineProvider>
      <AuditCards lead={{ id: 'a', audit: reportOf(finding), reportSavedAt, completeSentAt: null } as Lead} />
    </MantineProvider>
  </TrpcProvider>
)

const hook = () => document.querySelector<HTMLTextAreaElement>('[name=finding-hook]') as HTMLTextAreaElement
const notice = () => document.querySelector('[role=alert]')
const press = (label: string) =>
  act(async () => [...document.querySelectorAll('button')].find(it => it.textContent === label)?.click())

const [first, second] = ['2026-01-01T10:00:00.000Z', '2026-01-01T11:00:00.000Z']

test('keeps what was typed when another member saves, and replaces only a report that was shown', async () => {
  drafts.drop('audit:a')
  const request = vi.fn(async (..._: unknown[]) => new Response('{}', { status: 500 }))
  vi.stubGlobal('fetch', request)
  const show = await mount(shown('Prima.', first))
  await act(async () => typeInto(hook(), 'La mia.'))
  await show(shown('Della collega.', second))
  expect(hook().value).toBe('La mia.')
  expect(notice()?.textContent).toContain('Della collega.')
  const sentAt = async () => {
    await act(async () => document.querySelector('form')?.requestSubmit())
    await vi.waitFor(() => expect(request).toHaveBeenCalled())
    const body = request.mock.calls.map(([, init]) => String((init as RequestInit | undefined)?.body)).join()
    request.mockClear()
    return body
  }
  expect(await sentAt()).toContain(first)
  await press(uiTexts.newerText.insist)
  expect(notice()).toBeNull()
  expect(hook().value).toBe('La mia.')
  expect(await sentAt()).toContain(second)
})

test('shows the saved report again once it is taken over, and follows it while nothing is typed', async () => {
  drafts.drop('audit:a')
  const show = await mount(shown('Prima.', first))
  await show(shown('Della collega.', second))
  expect(hook().value).toBe('Della collega.')
  await act(async () => typeInto(hook(), 'La mia.'))
  await show(shown('Di nuovo.', '2026-01-01T12:00:00.000Z'))
  await press(uiTexts.newerText.take)
  expect(hook().value).toBe('Di nuovo.')
  expect(notice()).toBeNull()
  expect(drafts.read('audit:a')).toEqual({})
})
