import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { archiveName, deliveryName, downloadBlockReason, slugOf, withoutDoubles } from './downloads.ts'

test.each([
  ['Pastificio Bellini S.r.l.', 'pastificio-bellini-s-r-l'],
  ['Città & Caffè', 'citta-caffe'],
  ['../../etc/passwd', 'etc-passwd'],
  ['C:\\Windows\\system32', 'c-windows-system32'],
  ['riga\r\nset-cookie: x', 'riga-set-cookie-x'],
  ['foto\u202Egnp', 'fotognp'],
  ['Straße № 5', 'strasse-no-5'],
  ['Weiß & Søn: Straße nach Łódź', 'weiss-soen-strasse-nach-lodz'],
  ['Æther Cœur Đỗ', 'aether-coeur-do'],
  ['株式会社', ''],
  ['🎬', ''],
  ['---', ''],
  ['', ''],
  ['l'.repeat(4000), 'l'.repeat(40)],
  [`${'l'.repeat(39)} fine`, 'l'.repeat(39)],
])('%j in a file name is %j', (text, slug) => {
  expect(slugOf(text)).toBe(slug)
})

const video = { company: 'Pastificio Bellini', project: 'La pasta', nth: 3, fileName: 'Export finale.MP4' }

test.each([
  [{ ...video, asset: { kind: '16:9', name: null } }, 'pastificio-bellini-la-pasta-16x9-v3.mp4'],
  [{ ...video, asset: { kind: '9:16', name: 'Natale' } }, 'pastificio-bellini-la-pasta-9x16-natale-v3.mp4'],
  [
    { ...video, asset: { kind: 'subtitles', name: 'Inglese' }, nth: 1, fileName: 'en.srt' },
    'pastificio-bellini-la-pasta-sottotitoli-inglese-v1.srt',
  ],
  [{ ...video, company: null, asset: { kind: '1:1', name: null } }, 'la-pasta-1x1-v3.mp4'],
  [{ ...video, company: '会社', project: '🎬', asset: { kind: '1:1', name: null } }, '1x1-v3.mp4'],
  [
    { ...video, asset: { kind: 'stills', name: '../..' }, fileName: 'foto' },
    'pastificio-bellini-la-pasta-immagini-v3',
  ],
] as const)('%j is saved as %j', (version, name) => {
  expect(deliveryName(version)).toBe(name)
})

const word = fc.string({ unit: 'binary', maxLength: 60 })
test.prop([word, word, word, word])(
  'any text becomes a short name of plain characters',
  (company, project, name, fileName) => {
    const asset = { kind: 'additional', name } as const
    expect(deliveryName({ company, project, asset, nth: 1, fileName })).toMatch(
      /^[a-z0-9][a-z0-9-]{0,160}(\.[a-z0-9]{1,10})?$/,
    )
    expect(archiveName({ company, project })).toMatch(/^[a-z0-9][a-z0-9-]{0,90}\.zip$/)
  },
)

test('the archive is named after company and project, or after its content', () => {
  expect(archiveName({ company: 'Hotel Belvedere', project: 'Estate' })).toBe('hotel-belvedere-estate.zip')
  expect(archiveName({ company: null, project: '🎬' })).toBe('video.zip')
})

test('names in an archive are unique', () => {
  expect(withoutDoubles(['a-v1.mp4', 'b.srt', 'a-v1.mp4', 'a-v1.mp4', 'a-v1-2.mp4'])).toEqual([
    'a-v1.mp4',
    'b.srt',
    'a-v1-2.mp4',
    'a-v1-3.mp4',
    'a-v1-2-2.mp4',
  ])
})

const film = { state: 'approved', isPaidInFull: true, fileType: 'video/mp4' } as const
const waiting = { ...film, state: 'waiting' } as const

test.each([
  [null, film],
  ['NOT_PAID_IN_FULL', { ...film, isPaidInFull: false }],
  ['NOT_PAID_IN_FULL', { ...waiting, isPaidInFull: false }],
  ['NOT_APPROVED', waiting],
  ['NOT_APPROVED', { ...film, state: 'superseded' }],
  ['NOT_APPROVED', { ...waiting, fileType: 'application/mxf' }],
  ['NOT_APPROVED', { ...waiting, fileType: 'text/plain' }],
  [null, { ...waiting, fileType: 'application/zip' }],
  ['NOT_PAID_IN_FULL', { ...waiting, fileType: 'application/zip', isPaidInFull: false }],
] as const)('%s blocks %o', (reason, facts) => {
  expect(downloadBlockReason(facts)).toBe(reason)
})
