import {
  IconBrandInstagram,
  IconBrandLinkedin,
  IconBrandYoutube,
  IconExternalLink,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { brand } from 'shared/catalogue/brand'
import { companyParticulars } from 'shared/messages/it/company-particulars'
import { publicTexts } from 'shared/messages/it/public'
import { footerTexts } from 'shared/messages/it/screens-site'
import { Wordmark } from '../../ui/wordmark.tsx'
import style from './footer.module.css'

const texts = publicTexts.footer
const signs = { Instagram: IconBrandInstagram, LinkedIn: IconBrandLinkedin, YouTube: IconBrandYoutube }

const company = [
  { to: '/about', label: texts.about },
  { to: '/interviste', label: footerTexts.interviews },
  { to: '/contact', label: texts.contact },
  { to: '/', hash: 'testimonianze', label: texts.testimonials },
  { to: '/', hash: 'faq', label: texts.faq },
] as const

const legal = [
  { to: '/privacy', label: texts.privacy },
  { to: '/terms', label: texts.terms },
] as const

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className={style.heading}>{title}</h2>
      <ul>{children}</ul>
    </section>
  )
}

function Social() {
  return (
    <Column title={texts.social}>
      {brand.social.map(({ name, url }) => {
        const Sign = signs[name] ?? IconExternalLink
        return (
          <li key={name}>
            <a className={style.link} href={url} target="_blank" rel="noreferrer">
              <Sign size={18} aria-hidden="true" />
              {name}
              <span className="visually-hidden"> ({texts.opensInNewTab})</span>
            </a>
          </li>
        )
      })}
    </Column>
  )
}

function Pages({ title, links }: { title: string; links: typeof company | typeof legal }) {
  return (
    <Column title={title}>
      {links.map(({ label, ...page }) => (
        <li key={label}>
          <Link className={style.link} {...page}>
            {label}
          </Link>
        </li>
      ))}
    </Column>
  )
}

/** Who runs the site, where to find them, and the law's pages. Following a link scrolls to the top. */
export function Footer() {
  return (
    <footer className={style.footer}>
      <div className={style.inner}>
        <div className={style.about}>
          <Wordmark />
          <p>{brand.claim}</p>
        </div>
        <Social />
        <Pages title={texts.company} links={company} />
        <Pages title={texts.legal} links={legal} />
      </div>
      <ul className={style.small}>
        {companyParticulars.map(part => (
          <li key={part}>{part}</li>
        ))}
      </ul>
    </footer>
  )
}
