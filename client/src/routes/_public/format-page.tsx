import { InterviewForm } from '../../features/leads/interview-form.tsx'
import { FormatPage } from '../../features/pages/format-page.tsx'
import { RpcRoot } from '../../lib/rpc-root.tsx'
import { MantineRoot } from '../../ui/mantine-root.tsx'

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
