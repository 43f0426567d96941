import {
  IconBrandInstagram,
  IconBrandLinkedin,
  IconBrandYoutube,
  IconExternalLink,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { brand } from 'shared/catalogue/brand'
import { companyParticulars } from 'shared/messages/it/company-particulars'
import { publicTexts } from 'shared/messages/it/public'
import { footerTexts } from 'shared/messages/it/screens-site'
import { Wordmark } from '../../ui/wordmark.tsx'
import style from './footer.module.css'

const texts = publicTexts.footer
const signs = { Instagram: IconBrandInstagram, LinkedIn: IconBrandLinkedin, YouTube: IconBrandYoutube }

function Social() {
  return (
    <section className={style.column}>
      <h2 className={style.heading}>{texts.social}</h2>
      <ul>
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
      </ul>
    </section>
  )
}

function Company() {
  return (
    <section className={style.column}>
      <h2 className={style.heading}>{texts.company}</h2>
      <ul>
        <li>
          <Link className={style.link} to="/about">
            {texts.about}
          </Link>
        </li>
        <li>
          <Link className={style.link} to="/interviste">
            {footerTexts.interviews}
          </Link>
        </li>
        <li>
          <Link className={style.link} to="/contact">
            {texts.contact}
          </Link>
        </li>
        <li>
          <Link className={style.link} to="/" hash="testimonianze">
            {texts.testimonials}
          </Link>
        </li>
        <li>
          <Link className={style.link} to="/" hash="faq">
            {texts.faq}
          </Link>
        </li>
      </ul>
    </section>
  )
}

function Legal() {
  return (
    <section className={style.column}>
      <h2 className={style.heading}>{texts.legal}</h2>
      <ul>
        <li>
          <Link className={style.link} to="/privacy">
            {texts.privacy}
          </Link>
        </li>
        <li>
          <Link className={style.link} to="/terms">
            {texts.terms}
          </Link>
        </li>
      </ul>
    </section>
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
        <Company />
        <Legal />
      </div>
      <ul className={style.small}>
        {companyParticulars.map(part => (
          <li key={part}>{part}</li>
        ))}
      </ul>
    </footer>
  )
}
