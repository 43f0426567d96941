import { InterviewForm } from '../../features/leads/interview-form.tsx'
import { FormatPage } from '../../features/pages/format-page.tsx'
import { TrpcProvider } from '../../lib/trpc-provider.tsx'
import { MantineRoot } from '../../ui/mantine-root.tsx'

/** One page behind two addresses. */
export function Format() {
  return (
    <MantineRoot theme="notte">
      <TrpcProvider>
        <FormatPage form={<InterviewForm />} />
      </TrpcProvider>
    </MantineRoot>
  )
}
