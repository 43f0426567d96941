import { IconBrandWhatsapp, IconMail, IconMapPin, IconPhone } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { brand, whatsAppUrl } from 'shared/catalogue/brand'
import { publicTexts } from 'shared/messages/it/public'
import { ButtonAnchor, ButtonLink } from '../../ui/button.tsx'
import style from './contact-page.module.css'
import { PageHead } from './page-head.tsx'

const texts = publicTexts.contact
const { email, phone, phoneHref, address } = brand.contact
const chat = whatsAppUrl(publicTexts.chat.whatsAppGreeting)

const cards = [
  { label: texts.emailCard, value: email, href: `mailto:${email}`, Sign: IconMail },
  { label: texts.whatsAppCard, value: phone, href: chat, Sign: IconBrandWhatsapp },
  { label: texts.phoneCard, value: phone, href: phoneHref, Sign: IconPhone },
]

function Cards() {
  return (
    <ul className={style.cards}>
      {cards.map(({ label, value, href, Sign }) => (
        <li key={label}>
          <a className={style.card} href={href}>
            <Sign size={22} aria-hidden="true" />
            <span>
              <b>{label}</b>
              {value}
            </span>
          </a>
        </li>
      ))}
      <li className={style.card}>
        <IconMapPin size={22} aria-hidden="true" />
        <span>
          <b>{texts.placeCard}</b>
          {address.street}, {address.postalCode} {address.city}
        </span>
      </li>
    </ul>
  )
}

function QuickActions() {
  return (
    <section className="stack gap-12">
      <h2 className={style.quickTitle}>{texts.quick}</h2>
      <ButtonAnchor variant="outline" wide href={chat} target="_blank" rel="noreferrer">
        <IconBrandWhatsapp size={20} aria-hidden="true" />
        {texts.whatsApp}
      </ButtonAnchor>
      <ButtonLink to="/get-started" wide>
        {texts.startProject}
      </ButtonLink>
      <Link to="/" hash="faq" className={style.faq}>
        {texts.faq}
      </Link>
    </section>
  )
}

export function ContactPage({ form }: { form: ReactNode }) {
  return (
    <>
      <PageHead title={texts.title} intro={texts.intro} />
      <div className={`page-width ${style.grid}`}>
        {form}
        <aside className={style.aside}>
          <Cards />
          <QuickActions />
        </aside>
      </div>
    </>
  )
}
