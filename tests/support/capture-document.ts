import type { RunningApp } from 'server/app/context'
import { expect } from 'vitest'

/** Returns the input of the PDF renderer as JSON. */
export async function captureDocument(context: RunningApp, print: (ports: RunningApp) => Promise<unknown>) {
  let words = ''
  const render = async (paper: unknown) => {
    words = JSON.stringify(paper)
    return new Uint8Array()
  }
  await print({ ...context, pdf: { ...context.pdf, render } })
  return words
}

/** Asserts that an answer is a PDF that no shared cache may store. */
export async function expectPdf(answer: Response): Promise<void> {
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
}
