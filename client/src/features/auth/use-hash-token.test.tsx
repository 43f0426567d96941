import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { useHashToken } from './use-hash-token.ts'

const seen: ReturnType<typeof useHashToken>[] = []

function Probe() {
  seen.push(useHashToken())
  return null
}

test('exposes the hash token on first render, `known` only after hydration', async () => {
  location.hash = '#from-the-mail'
  const root = await act(() => hydrateRoot(document.createElement('div'), <Probe />))
  expect(seen[0]).toEqual({ token: 'from-the-mail', known: false })
  expect(seen.at(-1)).toEqual({ token: 'from-the-mail', known: true })
  await act(() => root.unmount())
})
