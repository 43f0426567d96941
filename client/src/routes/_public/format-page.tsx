import { headTexts } from 'shared/messages/it/page-heads'
import { publicTexts } from 'shared/messages/it/public'
import { InterviewForm } from '../../features/leads/interview-form.tsx'
import { FormatPage } from '../../features/pages/format-page.tsx'
import { pageHead } from '../../lib/page-head.ts'
import { TrpcProvider } from '../../lib/trpc-provider.tsx'
import { MantineRoot } from '../../ui/mantine-root.tsx'

/** Returns the head of a page behind two addresses, of which search engines keep the first. */
export const formatHead = () =>
  pageHead({
    path: '/interviste',
    picture: 'format',
    title: publicTexts.format.join,
    description: headTexts.format.description,
  })

export function Format() {
  return (
    <MantineRoot theme="notte">
      <TrpcProvider>
        <FormatPage form={<InterviewForm />} />
      </TrpcProvider>
    </MantineRoot>
  )
}
