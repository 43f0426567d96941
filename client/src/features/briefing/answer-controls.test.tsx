import { MantineProvider } from '@mantine/core'
import { emptyBrief } from 'shared/briefing/brief/brief'
import { expect, test, vi } from 'vitest'
import { mount } from '../../../../tests/support/dom.ts'
import { AnswerControls } from './answer-controls.tsx'
import style from './interview.module.css'

test('highlights the extras that the client has named', async () => {
  const named = [{ field: 'extras', value: 'drone', amountCents: 12_000 }] as const
  await mount(
    <MantineProvider>
      <AnswerControls field="extras" brief={emptyBrief} isBusy={false} named={named} onAnswer={vi.fn()} />
    </MantineProvider>,
  )
  const highlighted = [...document.querySelectorAll(`.${style.switch}[data-named="true"]`)]
  expect(highlighted.map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/^Drone/)])
})
