import { expect, test } from 'vitest'
import { videoLibrary } from '../catalogue/video-library.ts'
import { videoEmbedOf } from './video-embed.ts'

const youTube = {
  host: 'YouTube',
  src: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0',
}
const vimeo = (more = '') => ({
  host: 'Vimeo',
  src: `https://player.vimeo.com/video/1084537?autoplay=1&dnt=1${more}`,
})
const reel = { host: 'Instagram', src: 'https://www.instagram.com/reel/C0000000000/embed' }

test.each([
  ['/media/officina.mp4', { host: 'own', src: '/media/officina.mp4' }],
  ['/media/officina.mp4#tre-generazioni', { host: 'own', src: '/media/officina.mp4' }],
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', youTube],
  ['https://www.youtube.com/watch?list=x&v=aqz-KE-bpKQ&t=9', youTube],
  ['https://youtu.be/aqz-KE-bpKQ?si=abc', youTube],
  ['https://m.youtube.com/embed/aqz-KE-bpKQ', youTube],
  ['https://www.youtube.com/v/aqz-KE-bpKQ', youTube],
  ['https://vimeo.com/1084537', vimeo()],
  ['https://www.vimeo.com/1084537?share=copy', vimeo()],
  ['https://vimeo.com/1084537/0a1b2c3d4e', vimeo('&h=0a1b2c3d4e')],
  ['https://vimeo.com/channels/staffpicks/1084537', vimeo()],
  ['https://player.vimeo.com/video/1084537', vimeo()],
  ['https://player.vimeo.com/video/1084537?h=0a1b2c3d4e', vimeo('&h=0a1b2c3d4e')],
  ['https://www.instagram.com/reel/C0000000000/', reel],
  ['https://instagram.com/reels/C0000000000?igsh=1', reel],
  ['https://www.instagram.com/azienda.it/reel/C0000000000/', reel],
  [
    'https://www.instagram.com/p/C0000000000/',
    { host: 'Instagram', src: 'https://www.instagram.com/p/C0000000000/embed' },
  ],
])('%s is embedded', (url, expected) => {
  expect(videoEmbedOf(url)).toEqual(expected)
})

test.each([
  ['/media/officina.mp4#tre-generazioni', 4, { host: 'own', src: '/media/officina.mp4#t=4' }],
  ['/media/officina.mp4', 0, { host: 'own', src: '/media/officina.mp4' }],
  ['https://youtu.be/aqz-KE-bpKQ', 75.9, { ...youTube, src: `${youTube.src}&start=75` }],
  ['https://vimeo.com/1084537', 75, vimeo('#t=75s')],
  ['https://vimeo.com/1084537/0a1b2c3d4e', 75, vimeo('&h=0a1b2c3d4e#t=75s')],
  ['https://www.instagram.com/reel/C0000000000/', 75, reel],
  ['https://youtu.be/aqz-KE-bpKQ', -1, youTube],
])('%s from second %d', (url, fromSecond, expected) => {
  expect(videoEmbedOf(url, fromSecond)).toEqual(expected)
})

test.each([
  '',
  'officina.mp4',
  '/media/../officina.mp4',
  '/media/officina.mp4?x=1',
  '//evil.example/media/officina.mp4',
  'https://evil.example/watch?v=aqz-KE-bpKQ',
  'https://www.youtube.com.evil.example/watch?v=aqz-KE-bpKQ',
  'https://www.youtube.com/watch?v=tooshort',
  'https://evil.example/?u=https://vimeo.com/1084537',
  'https://vimeo.com/about',
  'https://vimeo.com.evil.example/1084537',
  'https://www.instagram.com/azienda.it/',
  'https://www.instagram.com/reel/C00/../../x',
  'javascript:alert(1)//vimeo.com/1084537',
  'https://www.tiktok.com/@a/video/1',
])('%j is not embedded', url => {
  expect(videoEmbedOf(url)).toBeNull()
})

test('every item of the library can be embedded', () => {
  for (const { url } of videoLibrary) expect(videoEmbedOf(url), url).not.toBeNull()
})
