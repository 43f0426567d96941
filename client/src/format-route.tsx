import { publicTexts } from 'shared/messages/it/public'
import { formatTexts } from 'shared/messages/it/screens-site'
import { InterviewForm } from './features/leads/interview-form.tsx'
import { FormatPage } from './features/pages/format-page.tsx'
import { pageHead } from './page-head.ts'
import { RpcRoot } from './rpc-root.tsx'
import { MantineRoot } from './ui/mantine-root.tsx'

export const formatHead = () => pageHead({ title: publicTexts.format.join, description: formatTexts.intro })

/** One page behind two addresses. */
export function Format() {
  return (
    <MantineRoot theme="notte">
      <RpcRoot>
        <FormatPage form={<InterviewForm />} />
      </RpcRoot>
    </MantineRoot>
  )
}
