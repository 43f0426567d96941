import { SaxesParser } from 'saxes'
import { commentsFcpxml, type ExportedComment } from 'shared/deliverables/comments-export'
import { frameRateOf, middleOfFrame } from 'shared/deliverables/timecode'
import { expect, test } from 'vitest'

interface Element {
  name: string
  path: string
  attributes: Record<string, string>
}

/** Parses XML strictly. Lists the elements with their paths from the root. */
function readXml(text: string): Element[] {
  const open: string[] = []
  const elements: Element[] = []
  const parser = new SaxesParser()
  parser.on('error', error => {
    throw error
  })
  parser.on('opentag', ({ name, attributes }) => {
    open.push(name)
    elements.push({ name, path: open.join('/'), attributes })
  })
  parser.on('closetag', () => void open.pop())
  parser.write(text).close()
  return elements
}

/** Parses a time of FCPXML, in seconds or a fraction of them. Returns numerator and denominator. */
function readTime(text: string): [bigint, bigint] {
  const [, above = '', below = '1'] = /^(\d+)(?:\/(\d+))?s$/.exec(text) ?? []
  return [BigInt(above), BigInt(below)]
}

/** Converts a time to frames. Asserts that it is a whole number. */
function framesIn(text: string, frameDuration: string): number {
  const [above, below] = readTime(text)
  const [frameAbove, frameBelow] = readTime(frameDuration)
  expect((above * frameBelow) % (below * frameAbove)).toBe(0n)
  return Number((above * frameBelow) / (below * frameAbove))
}

const said: ExportedComment = {
  id: 'one',
  parentId: null,
  atMs: 0,
  untilMs: null,
  authorName: 'Ada',
  text: 'Qui.',
  state: 'open',
  declineReason: null,
  internal: false,
  owner: null,
  files: [],
}

test.each([
  [23.976, '01:00:00:00', false, 86_400],
  [25, null, false, 90_000],
  [25, '10:00:00:00', false, 900_000],
  [29.97, '01:00:00;00', true, 107_892],
  [59.94, '00:10:00;00', true, 35_964],
])('at %s from %s each marker is at its comment’s frame', (decimal, startTimecode, isDropFrame, first) => {
  const frameRate = frameRateOf(decimal)
  const ms = (frame: number) => Math.round(middleOfFrame(frame, frameRate))
  const comments = Array.from({ length: 90 }, (_, frame) => ({
    ...said,
    atMs: ms(frame),
    untilMs: ms(frame + 4),
  }))
  const xml = commentsFcpxml('v1', comments, 10, { frameRate, startTimecode, isDropFrame })
  const elements = readXml(xml)
  const one = (name: string) => elements.find(element => element.name === name)?.attributes ?? {}
  const frame = one('format').frameDuration ?? ''
  expect(one('sequence').tcFormat).toBe(isDropFrame ? 'DF' : 'NDF')
  for (const time of [one('sequence').tcStart, one('gap').start, one('gap').offset])
    expect(framesIn(time ?? '', frame)).toBe(first)
  const markers = elements.filter(({ path }) => path.endsWith('spine/gap/marker'))
  expect(markers.map(({ attributes }) => framesIn(attributes.start ?? '', frame))).toEqual(
    comments.map((_, at) => first + at),
  )
  expect(new Set(markers.map(({ attributes }) => framesIn(attributes.duration ?? '', frame)))).toEqual(
    new Set([5]),
  )
  const end = framesIn(one('gap').duration ?? '', frame)
  expect(end).toBeGreaterThanOrEqual(94)
})

test('text keeps its special characters, and done or declined comments are checked', () => {
  const comments: ExportedComment[] = [
    { ...said, authorName: 'Ada & <Figli>', text: '"Più" luce\nqui\u0000 \ud800!' },
    { ...said, id: 'two', state: 'done' },
    { ...said, id: 'three', state: 'declined', declineReason: 'Non è nel "preventivo".' },
    { ...said, id: 'four', state: 'carried' },
  ]
  const elements = readXml(commentsFcpxml('Forno & figli v1', comments, null))
  const markers = elements.filter(({ name }) => name === 'marker').map(({ attributes }) => attributes)
  expect(markers[0]?.value).toMatch(/^Ada & <Figli>: "Più" luce qui \ufffd?!$/)
  expect(markers.map(({ completed }) => completed)).toEqual(['0', '1', '1', '0'])
  expect(markers[2]?.note).toBe('Non è nel "preventivo".')
  expect(elements.find(({ name }) => name === 'project')?.attributes.name).toBe('Forno & figli v1')
})
