import { statSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { durationIt } from '../formats/units.ts'
import { orderTexts } from '../messages/it/dashboard-order.ts'
import { addReferenceInput } from '../references/references.inputs.ts'
import { improveScript } from '../script-improvement/improve-script.ts'
import { brand, whatsAppUrl } from './brand.ts'
import { faqCiak, faqNotte } from './faq.ts'
import type { Landing } from './landing.ts'
import { landingCiak } from './landing-ciak.ts'
import { landingNotte } from './landing-notte.ts'
import { sampleTestimonials } from './sample-testimonials.ts'
import { videoKinds } from './video-kinds.ts'
import { ownClips, videoLibrary } from './video-library.ts'

describe('video library', () => {
  test('there are 25 items', () => {
    expect(new Set(videoLibrary.map(item => item.id)).size).toBe(25)
  })

  test('each is an own clip, or one of YouTube, Vimeo or Instagram', () => {
    const outside = videoLibrary.filter(item => !item.url.startsWith('/media/'))
    expect(outside.map(item => new URL(item.url).hostname)).toEqual([
      'www.youtube.com',
      'vimeo.com',
      'www.instagram.com',
    ])
    expect(videoLibrary.filter(item => item.vimeo).map(item => item.url)).toEqual([
      'https://vimeo.com/1084537',
    ])
    expect(videoLibrary.filter(item => item.instagram)).toHaveLength(1)
    const clips = new Set(videoLibrary.map(item => item.url.split('#')[0]))
    expect(clips.size - outside.length).toBe(ownClips.length)
    expect(new Set(videoLibrary.map(item => item.url)).size).toBe(25)
  })

  test.each(ownClips)('the clip %s exists and is small', name => {
    const path = new URL(`../../../client/public/media/${name}.mp4`, import.meta.url)
    expect(statSync(path).size).toBeLessThanOrEqual(400_000)
  })

  test('each can be saved as an inspiration', () => {
    for (const { url, title, category } of videoLibrary) {
      const projectId = '11111111-1111-4111-8111-111111111111'
      const saved = { projectId, videoUrl: url, videoTitle: title, videoCategory: category }
      expect(addReferenceInput.safeParse(saved).success, url).toBe(true)
    }
  })
})

describe.each([
  ['notte', landingNotte],
  ['ciak', landingCiak],
] as [string, Landing][])('landing page %s', (_, landing) => {
  test('has the specified figures', () => {
    expect(landing.figures.map(({ figure }) => figure)).toEqual(['98%', '150+', '500+', '24h', '99%', '+40%'])
    expect(landing.services.kinds).toHaveLength(5)
    expect(landing.process.steps.map(({ time }) => time)).toEqual(['5 minuti', '2 minuti', '3-7 giorni'])
    expect(landing.timeline.stages.map(({ time }) => time)).toEqual([
      ...['1 giorno', '1 giorno', '3-5 giorni', '1 giorno', 'subito', 'sempre'],
    ])
    expect(landing.comparison.columns).toHaveLength(5)
    for (const { answers } of landing.comparison.rows) expect(answers).toHaveLength(5)
  })

  test('has styles that are items of the library', () => {
    const ids = videoLibrary.map(item => item.id)
    for (const { itemId } of landing.styles.items) expect(ids).toContain(itemId)
  })
})

test('the two pages say the same in other words', () => {
  expect(Object.keys(landingCiak)).toEqual(Object.keys(landingNotte))
  expect(landingCiak.hero.title).not.toBe(landingNotte.hero.title)
})

test('the questions make the statements of their page', () => {
  const said = (faq: typeof faqNotte) => faq.map(({ answer }) => answer).join(' ')
  expect(said(faqNotte)).toMatch(/3 a 7 giorni/)
  for (const claim of [/illimitate/, /Starter.*Premium.*Business/, /30 giorni/, /perpetua/]) {
    expect(said(faqCiak)).toMatch(claim)
  }
})

test('there are seven kinds and six sample testimonials', () => {
  expect(videoKinds).toHaveLength(7)
  expect(sampleTestimonials).toHaveLength(6)
})

test('the WhatsApp link carries digits and text only', () => {
  expect(whatsAppUrl('Ciao! Però & perché?')).toMatch(
    /^https:\/\/wa\.me\/\d+\?text=Ciao!%20Per%C3%B2%20%26%20perch%C3%A9%3F$/,
  )
  const { chatText } = orderTexts.briefSummary
  expect(chatText('Un reel.')).toBe('Un reel.')
  // A lone surrogate would make `encodeURIComponent` throw.
  const long = chatText(`${'🎬'.repeat(800)}`)
  expect(long).toMatch(/^(🎬)+… Il resto/u)
  expect(whatsAppUrl(long)).toContain(encodeURIComponent('🎬… Il resto'))
  expect(brand.legal.arePlaceholders).toBe(true)
})

test.each([
  ['home page', landingNotte.script],
  ['alternate page', landingCiak.script],
])('the example of an improved script on the %s is the program’s output', (_, shown) => {
  const from = { company: '', website: null, projectDescription: null }
  const made = improveScript({ originalScript: shown.before, ...from })
  expect(made.outcome).toBe('improved')
  expect(made.script.replace(/\s+/g, ' ')).toBe(shown.after)
  expect([made.before, made.after].map(({ seconds }) => durationIt(seconds))).toEqual([
    shown.beforeTime,
    shown.afterTime,
  ])
})
