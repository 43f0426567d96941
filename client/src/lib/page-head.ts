import { brand } from 'shared/catalogue/brand'
import { headTexts } from 'shared/messages/it/page-heads'
import { publicTexts } from 'shared/messages/it/public'
import { siteOrigin } from './site-origin.ts'

/** The pictures that a shared link shows; the build draws them (`client/build/share-pictures.ts`). */
export type SharePicture = 'notte' | 'ciak' | 'format'

type Head = {
  /** The address that search engines keep, without the origin. */
  path: string
  title?: string
  description?: string
  picture?: SharePicture
}

const titleOf = (title: string | undefined) =>
  title ? `${title} · ${brand.name}` : `${brand.name} · ${brand.claim}`

function shared({ path, title, description = brand.description, picture = 'notte' }: Head) {
  const image = `${siteOrigin()}/share/${picture}.png`
  const graph = {
    'og:type': 'website',
    'og:site_name': brand.name,
    'og:locale': 'it_IT',
    'og:title': title ?? brand.claim,
    'og:description': description,
    'og:url': siteOrigin() + path,
    'og:image': image,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': `${brand.name}: ${brand.claim}`,
  }
  return [
    ...Object.entries(graph).map(([property, content]) => ({ property, content })),
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

export const pageHead = (head: Head) => ({
  meta: [
    { title: titleOf(head.title) },
    { name: 'description', content: head.description ?? brand.description },
    ...shared(head),
  ],
  links: [{ rel: 'canonical', href: siteOrigin() + head.path }],
})

/** Returns the head of a personal page, which is not indexed. */
export const hiddenPageHead = (title: string, description: string) => ({
  meta: [
    { title: titleOf(title) },
    { name: 'description', content: description },
    { name: 'robots', content: 'noindex' },
  ],
})

/** Returns the head of a page behind two addresses, of which search engines keep the first. */
export const formatHead = () =>
  pageHead({
    path: '/interviste',
    picture: 'format',
    title: publicTexts.format.join,
    description: headTexts.format.description,
  })
