import { expect, test } from 'vitest'
import {
  type AssetState,
  acceptsFile,
  assetStateOf,
  assetsInOrder,
  isDelivered,
  statusAfterApproval,
  statusAfterPublishing,
  statusAfterRequest,
} from './asset.ts'

const files = {
  film: { fileName: 'video.mp4', fileType: 'video/mp4' },
  exchange: { fileName: 'video.mxf', fileType: 'application/mxf' },
  srt: { fileName: 'Sottotitoli.SRT', fileType: 'text/plain' },
  vtt: { fileName: 'sottotitoli.vtt', fileType: 'text/vtt' },
  text: { fileName: 'note.txt', fileType: 'text/plain' },
  picture: { fileName: 'copertina.png', fileType: 'image/png' },
  archive: { fileName: 'foto.zip', fileType: 'application/zip' },
  disguised: { fileName: 'film.srt', fileType: 'video/mp4' },
}

test.each([
  ['16:9', ['film', 'exchange', 'disguised']],
  ['9:16', ['film', 'exchange', 'disguised']],
  ['1:1', ['film', 'exchange', 'disguised']],
  ['subtitles', ['srt', 'vtt']],
  ['stills', ['picture', 'archive']],
  ['additional', Object.keys(files)],
] as const)('%s takes %j', (kind, names) => {
  const taken = Object.entries(files).filter(([, file]) => acceptsFile(kind, file))
  expect(taken.map(([name]) => name)).toEqual(names)
})

test('the main asset comes first, then the kinds in their order, then the older', () => {
  const asset = (kind: '1:1' | '9:16' | '16:9' | 'subtitles', day: number, isMain = false) => ({
    kind,
    isMain,
    name: String(day),
    createdAt: new Date(day),
  })
  const inOrder = assetsInOrder([
    asset('subtitles', 1),
    asset('16:9', 2),
    asset('1:1', 4),
    asset('1:1', 3),
    asset('9:16', 5, true),
  ])
  expect(inOrder.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
    '9:16 5',
    '16:9 2',
    '1:1 3',
    '1:1 4',
    'subtitles 1',
  ])
})

const required = (state: AssetState) => ({ isRequired: true, state })
const further = (state: AssetState) => ({ isRequired: false, state })

test.each([
  [undefined, 'open'],
  ['waiting', 'waiting'],
  ['changes-requested', 'changes-requested'],
  ['approved', 'approved'],
] as const)('an asset whose newest version is %s is %s', (newest, state) => {
  expect(assetStateOf(newest)).toBe(state)
})

test.each([
  [[], 'in-review', false, 'in-production'],
  [[required('approved')], 'in-review', true, 'completed'],
  [[required('open')], 'in-production', false, 'in-production'],
  [[required('approved'), required('open')], 'in-review', false, 'in-production'],
  [[required('approved'), required('changes-requested')], 'in-production', false, 'in-production'],
  [[required('approved'), required('waiting')], 'in-review', false, 'in-review'],
  [[required('approved'), further('open')], 'in-review', true, 'completed'],
  [[required('approved'), further('waiting')], 'in-review', true, 'completed'],
  [[further('approved')], 'in-production', false, 'in-production'],
  [[required('open'), further('waiting')], 'in-production', false, 'in-review'],
  // A completed project is not reopened by a later asset.
  [[required('open'), further('approved')], 'completed', false, 'completed'],
] as const)('with %j a project that is %s is delivered: %s, after an approval %s', (...row) => {
  const [assets, before, delivered, after] = row
  expect(isDelivered(assets)).toBe(delivered)
  expect(statusAfterApproval(before, assets)).toBe(after)
})

test.each([
  ['in-production', true, 'in-review', 'in-production'],
  ['in-review', false, 'in-review', 'in-production'],
  ['completed', true, 'in-review', 'in-production'],
  ['completed', false, 'completed', 'completed'],
] as const)(
  'publishing in a project that is %s (required: %s) makes it %s, a request for changes %s',
  (status, isRequired, published, requested) => {
    expect(statusAfterPublishing(status, { isRequired })).toBe(published)
    expect(statusAfterRequest(status, { isRequired })).toBe(requested)
  },
)
