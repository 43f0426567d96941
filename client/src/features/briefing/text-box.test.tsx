import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { mount, typeInto } from '../../../../tests/support/dom.ts'
import { ProductRoot } from '../../ui/product-root.tsx'
import { TextBox } from './text-box.tsx'

test.each([
  ['empties the box once its text is saved', undefined, ''],
  ['keeps what was typed while the text was being saved', 'Due', 'Due'],
])('%s', async (_, typedMeanwhile, left) => {
  const saving = Promise.withResolvers<boolean>()
  const onSend = vi.fn(() => saving.promise)
  await mount(
    <ProductRoot>
      <TextBox name="say:film" isBusy={false} onSend={onSend} />
    </ProductRoot>,
  )
  const box = document.querySelector('textarea') as HTMLTextAreaElement
  await act(async () => typeInto(box, 'Una'))
  await act(async () => document.querySelector('form')?.requestSubmit())
  expect(onSend).toHaveBeenCalledExactlyOnceWith('Una')
  if (typedMeanwhile) await act(async () => typeInto(box, typedMeanwhile))
  await act(async () => saving.resolve(true))
  expect(box.value).toBe(left)
})
