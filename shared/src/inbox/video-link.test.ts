import { expect, test } from 'vitest'
import { isVideoLink, linkFaultOf, videoIdOf, videoLinkKindOf } from './video-link.ts'

const id = 'aqz-KE-bpKQ'

test.each([
  `https://www.youtube.com/watch?v=${id}`,
  `http://youtube.com/watch?v=${id}`,
  `https://m.youtube.com/watch?v=${id}&t=30s`,
  `youtube.com/watch?v=${id}`,
  `www.youtube.com/watch?app=desktop&v=${id}`,
  `https://www.youtube.com/embed/${id}`,
  `https://www.youtube.com/embed/${id}?start=4`,
  `https://youtu.be/${id}`,
  `youtu.be/${id}?si=abc`,
  ` https://youtu.be/${id} `,
  `HTTPS://WWW.YouTube.com/watch?v=${id}`,
  'https://drive.google.com/file/d/1A2b3C4d5E6f7G8h9I0j/view?usp=sharing',
  'drive.google.com/file/d/1A2b3C4d5E6f7G8h9I0j',
  'https://docs.google.com/document/d/1A2b/edit',
  'https://docs.google.com/presentation/d/1A2b',
])('links accepted by the audit: %s', link => {
  expect(isVideoLink(link)).toBe(true)
})

test.each([
  '',
  'youtube',
  'https://vimeo.com/1084537',
  `https://www.youtube.com/shorts/${id}`,
  `https://www.youtube.com/v/${id}`,
  `https://www.youtube.com/live/${id}`,
  'https://www.youtube.com/watch?v=corto',
  `https://www.youtube.com/watch?v=${id}x`,
  `https://www.youtube.com/watch?list=${id}`,
  `https://www.youtube.com/watch?xv=${id}`,
  `https://www.youtube.com/Watch?v=${id}`,
  'https://www.youtube.com/',
  `https://youtube.com.example.it/watch?v=${id}`,
  `https://example.it/?u=youtube.com/watch?v=${id}`,
  `https://example.it@www.youtube.com:443/watch?v=${id}`,
  `https://music.youtube.com/watch?v=${id}`,
  `https://www.youtu.be/${id}`,
  `https://youtu.be/${id}/altro`,
  `ftp://youtu.be/${id}`,
  `javascript:alert('https://youtu.be/${id}')`,
  `https://youtu.be/${id} e altro`,
  'https://drive.google.com/drive/folders/1A2b',
  'https://drive.google.com/file/d/',
  'https://docs.google.com/',
  'https://docs.google.com',
])('links refused by the audit: %s', link => {
  expect(isVideoLink(link)).toBe(false)
})

test.each([
  [`https://youtu.be/${id}`, id],
  [`https://www.youtube.com/embed/${id}`, id],
  [`https://www.youtube.com/v/${id}`, id],
  [`https://www.youtube.com/watch?v=${id}&list=x`, id],
  ['https://vimeo.com/1084537', null],
  [`https://www.youtube.com/shorts/${id}`, null],
])('the video id in %s is %s', (link, expected) => {
  expect(videoIdOf(link)).toBe(expected)
})

test.each([
  [`https://youtu.be/${id}`, 'youtube'],
  [`youtube.com/embed/${id}`, 'youtube'],
  ['https://drive.google.com/file/d/1A2b/view', 'drive'],
  ['https://docs.google.com/document/d/1A2b', 'docs'],
  ['https://vimeo.com/1084537', null],
  [null, null],
])('%s leads to %s', (link, kind) => {
  expect(videoLinkKindOf(link)).toBe(kind)
})

test.each([
  ['https://www.youtube.com/shorts/aqz-KE-bpKQ', 'SHORTS_LINK'],
  ['m.youtube.com/shorts/aqz-KE-bpKQ?feature=share', 'SHORTS_LINK'],
  ['https://www.youtube.com/shorts', 'VIDEO_LINK'],
  ['https://esempio.it/shorts/aqz-KE-bpKQ', 'VIDEO_LINK'],
  ['https://vimeo.com/1', 'VIDEO_LINK'],
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', null],
])('%s is refused as %s', (link, fault) => {
  expect(linkFaultOf(link)).toBe(fault)
})
