import { brand } from 'shared/catalogue/brand'

type Head = { title?: string; description?: string; hidden?: boolean }

/** Title and description of a page, as search engines and tabs show them. */
export const pageHead = ({ title, description, hidden }: Head) => ({
  meta: [
    { title: title ? `${title} · ${brand.name}` : `${brand.name} · ${brand.claim}` },
    { name: 'description', content: description ?? brand.description },
    ...(hidden ? [{ name: 'robots', content: 'noindex' }] : []),
  ],
})
