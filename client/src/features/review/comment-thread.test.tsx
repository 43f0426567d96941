import { MantineProvider } from '@mantine/core'
import { act } from 'react'
import { commentFileTexts as files, reviewTexts } from 'shared/messages/it/review'
import { expect, test, vi } from 'vitest'
import { mount } from '../../../../tests/support/dom.ts'
import { TrpcProvider } from '../../lib/trpc-provider.tsx'
import { CommentThread } from './comment-thread.tsx'
import { ReviewContext, type ReviewThread, type ReviewVersion } from './review-model.ts'

const LEAVING = 'Asks before leaving'
vi.mock(import('../../ui/use-unsaved-changes-prompt.tsx'), () => ({
  useUnsavedChangesPrompt: isChanged => <p>{isChanged() && LEAVING}</p>,
}))
vi.mock('@tanstack/react-router', async original => ({ ...(await original()), useNavigate: () => vi.fn() }))

const { answers, comments } = reviewTexts

const thread = {
  id: 't',
  text: 'Il logo.',
  authorName: 'Marta Bellini',
  state: 'open',
  internal: true,
  canDecline: true,
  canAssign: true,
  named: [],
  files: [],
  replies: [],
  createdAt: '2026-01-01T10:00:00.000Z',
  resolvedAt: null,
} as object as ReviewThread

const version = { id: 'v', mayComment: true, state: 'sent' } as object as ReviewVersion

const button = (label: string) =>
  [...document.querySelectorAll<HTMLElement>('button, [role=menuitem]')].find(
    it => it.textContent === label || it.ariaLabel === label || it.title === label,
  )
const press = (label: string) => act(async () => button(label)?.click())

async function mountThread() {
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  await mount(
    <TrpcProvider>
      <MantineProvider env="test">
        <ReviewContext value={{ viewer: 'team', projectId: 'p', mutations: {} as never }}>
          <CommentThread
            thread={thread}
            version={version}
            timeline={null}
            isChosen={false}
            onChoose={vi.fn()}
          />
        </ReviewContext>
      </MantineProvider>
    </TrpcProvider>,
  )
}

/** Opens the reply and attaches a file, whose upload does not end. */
async function attachToReply() {
  await press(comments.replyLabel(thread.authorName))
  const reply = document.querySelector('form')
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  const list = [new File(['%PDF-1.4'], 'brief.pdf', { type: 'application/pdf' })]
  Object.defineProperty(input, 'files', { value: list })
  await act(async () => input?.dispatchEvent(new Event('change', { bubbles: true })))
  expect(reply?.textContent).toContain('brief.pdf')
  return reply
}

test('a running upload asks before the page is left, until it is dropped', async () => {
  await mountThread()
  const reply = await attachToReply()
  await vi.waitFor(() => expect(reply?.textContent).toContain(LEAVING))
  await press(files.removeOf('brief.pdf'))
  expect(reply?.textContent).not.toContain(LEAVING)
})

test.each([answers.decline, answers.assign])('a reply keeps its running upload beside: %s', async action => {
  await mountThread()
  const reply = await attachToReply()
  await press(comments.more)
  await press(action)
  expect(button(files.removeOf('brief.pdf'))).toBeDefined()
  expect(reply?.isConnected).toBe(true)
})
