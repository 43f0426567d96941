import { MantineProvider } from '@mantine/core'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { publishTexts } from 'shared/messages/it/publishing'
import { afterEach, expect, test, vi } from 'vitest'
import { type Poster, PosterField } from './poster-field.tsx'

afterEach(() => vi.unstubAllGlobals())

test('names the chosen frame by the frame rate of the file', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  URL.createObjectURL = () => 'blob:film'
  URL.revokeObjectURL = () => undefined
  const file = new File(['film'], 'film.mp4')
  const poster: Poster = {
    file,
    frameRate: { frames: 30_000, seconds: 1001 },
    facts: { seconds: 10, duration: 20 },
    found: { file, frame: { picture: new Blob(), atSeconds: 10 } },
    attach: () => undefined,
    seek: () => undefined,
    choose: () => undefined,
    picture: async () => undefined,
  }
  const place = document.createElement('div')
  const root = createRoot(place)
  await act(async () =>
    root.render(
      <MantineProvider>
        <PosterField poster={poster} comesLater={false} />
      </MantineProvider>,
    ),
  )
  expect(place.querySelector('input')?.getAttribute('aria-valuetext')).toBe('00:00:09:29')
  expect(place.textContent).toContain(publishTexts.poster.chosen('00:00:09:29'))
  await act(async () => root.unmount())
})
