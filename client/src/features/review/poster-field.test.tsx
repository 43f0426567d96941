import { MantineProvider } from '@mantine/core'
import { publishTexts } from 'shared/messages/it/publishing'
import { expect, test } from 'vitest'
import { mount } from '../../../../tests/support/dom.ts'
import { type Poster, PosterField } from './poster-field.tsx'

test('names the chosen frame by the frame rate of the file', async () => {
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
  await mount(
    <MantineProvider>
      <PosterField poster={poster} comesLater={false} />
    </MantineProvider>,
  )
  expect(document.querySelector('input')?.getAttribute('aria-valuetext')).toBe('00:00:09:29')
  expect(document.body.textContent).toContain(publishTexts.poster.chosen('00:00:09:29'))
})
