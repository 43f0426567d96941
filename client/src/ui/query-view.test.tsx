import { MantineProvider } from '@mantine/core'
import { act } from 'react'
import { renderToString } from 'react-dom/server'
import { uiTexts } from 'shared/messages/it/screens'
import { expect, test } from 'vitest'
import { mount } from '../../../tests/support/dom.ts'
import { PagedList, QueryView } from './query-view.tsx'
import { toastStore } from './toast-store.ts'

const shown = (query: { data?: string; isPaused: boolean; isError?: boolean }) =>
  renderToString(
    <MantineProvider>
      <QueryView
        query={{ data: undefined, error: null, isError: false, refetch: () => undefined, ...query }}
        skeletonHeights={[100]}
        errorTitle="Non va"
      >
        {data => <p>{data}</p>}
      </QueryView>
    </MantineProvider>,
  )

test('says that the browser is offline while a first request waits for the connection', () => {
  expect(shown({ isPaused: true })).toContain(uiTexts.offline.title)
  expect(shown({ isPaused: true })).toContain(uiTexts.offline.text)
  expect(shown({ isPaused: false })).not.toContain(uiTexts.offline.title)
})

test('names what failed to load and offers a retry when a first request fails', () => {
  const page = shown({ isPaused: false, isError: true })
  expect(page).toContain('Non va')
  expect(page).toContain(uiTexts.retry)
  expect(shown({ data: 'Il forno', isPaused: false, isError: true })).not.toContain('Non va')
})

test('keeps showing cached data while a later request waits for the connection', () => {
  const page = shown({ data: 'Il forno', isPaused: true })
  expect(page).toContain('Il forno')
  expect(page).not.toContain(uiTexts.offline.title)
})

test('says that the next page failed to load', async () => {
  const query = {
    data: { pages: [{ items: ['Il forno'] }] },
    error: null,
    isError: false,
    isPaused: false,
    refetch: () => undefined,
    hasNextPage: true,
    isFetchingNextPage: false,
    fetchNextPage: async () => ({ error: new Error('no connection') }),
  }
  await mount(
    <MantineProvider>
      <PagedList query={query} skeletonHeights={[100]} errorTitle="Non va" more="Altri" empty={null}>
        {items => <p>{items}</p>}
      </PagedList>
    </MantineProvider>,
  )
  await act(async () => document.querySelector('button')?.click())
  expect(toastStore.getState()).toMatchObject({ variant: 'error', text: 'Non va' })
})
