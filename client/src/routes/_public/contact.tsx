import { createFileRoute } from '@tanstack/react-router'
import { publicTexts } from 'shared/messages/it/public'
import { ContactForm } from '../../features/leads/contact-form.tsx'
import { ContactPage } from '../../features/pages/contact-page.tsx'
import { pageHead } from '../../lib/page-head.ts'
import { TrpcProvider } from '../../lib/trpc-provider.tsx'
import { MantineRoot } from '../../ui/mantine-root.tsx'

export const Route = createFileRoute('/_public/contact')({
  head: () =>
    pageHead({ path: '/contact', title: publicTexts.footer.contact, description: publicTexts.contact.intro }),
  component: Contact,
})

function Contact() {
  return (
    <MantineRoot theme="notte">
      <TrpcProvider>
        <ContactPage form={<ContactForm />} />
      </TrpcProvider>
    </MantineRoot>
  )
}
