import { brand } from 'shared/catalogue/brand'
import type { FaqItem } from 'shared/catalogue/faq'
import { landingCiak } from 'shared/catalogue/landing-ciak'
import { landingNotte } from 'shared/catalogue/landing-notte'
import { videoKinds } from 'shared/catalogue/video-kinds'
import { demoVideo } from 'shared/catalogue/video-library'
import { ORIGIN_MARK } from '../src/lib/site-origin.ts'

const { contact, legal } = brand
const DEMO_PUBLISHED = '2026-11-21T00:00:00+01:00'
const organisationId = `${ORIGIN_MARK}/#organization`

const organisation = {
  '@type': 'Organization',
  '@id': organisationId,
  name: brand.name,
  legalName: legal.companyName,
  description: brand.description,
  url: `${ORIGIN_MARK}/`,
  logo: `${ORIGIN_MARK}/icons/512.png`,
  email: contact.email,
  telephone: contact.phone,
  vatID: legal.vatNumber,
  address: {
    '@type': 'PostalAddress',
    streetAddress: contact.address.street,
    postalCode: contact.address.postalCode,
    addressLocality: contact.address.city,
    addressRegion: contact.address.province,
    addressCountry: 'IT',
  },
  sameAs: brand.social.map(({ url }) => url),
}

const services = videoKinds.map(({ title, text }) => ({
  '@type': 'Service',
  name: title,
  description: text,
  provider: { '@id': organisationId },
  areaServed: 'IT',
}))

const questions = (items: readonly FaqItem[]) => ({
  '@type': 'FAQPage',
  mainEntity: items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})

const demo = {
  '@type': 'VideoObject',
  name: `${brand.name}: ${brand.claim}`,
  description: brand.description,
  contentUrl: ORIGIN_MARK + demoVideo.url,
  thumbnailUrl: `${ORIGIN_MARK}/share/notte.png`,
  duration: `PT${demoVideo.durationSeconds}S`,
  uploadDate: DEMO_PUBLISHED,
}

function thingsOf(path: string): object[] {
  if (path === '/') return [organisation, ...services, questions(landingNotte.faq.items), demo]
  if (path === '/yellow') return [organisation, ...services, questions(landingCiak.faq.items), demo]
  return [organisation]
}

/** Returns the structured data of a page for search engines (schema.org). */
export function structuredData(path: string): string {
  const data = { '@context': 'https://schema.org', '@graph': thingsOf(path) }
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`
}
