import { Group, Stack, Text } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { hatTexts, namelessCompany, companyTexts as texts } from 'shared/messages/it/companies'
import { trpc } from '../../lib/trpc.ts'
import { SmallButton } from '../../ui/action-buttons.tsx'
import { confirm } from '../../ui/confirm.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import { showToast } from '../../ui/toast-store.ts'

/** Returns a function that asks and then ends the user's membership of a company. */
export function useLeaveCompany() {
  const { dashboard } = trpc.useUtils()
  const navigate = useNavigate()
  const leave = trpc.dashboard.company.leave.useMutation({
    onSuccess: async () => {
      showToast({ title: texts.left })
      // The address may name a project of that company.
      await navigate({ to: '/dashboard/projects', search: { project: undefined }, replace: true })
      void dashboard.invalidate()
    },
  })
  const question = { title: texts.leaveTitle, text: texts.leaveText, confirm: texts.leave, danger: true }
  return (companyId: string) =>
    confirm(question, () => leave.mutateAsync({ companyId }), { text: texts.leaveFailed })
}

type RowProps = { title: ReactNode; detail: string; hats?: ReactNode; children: ReactNode }

/** Renders a row of a list about companies: what it is about, and its actions. */
export const CompanyRow = ({ title, detail, hats, children }: RowProps) => (
  <Group component="li" justify="space-between" gap="12px 24px" py="sm">
    <Stack gap={4} miw={0}>
      <Text fw={700} className="breaks">
        {title}
      </Text>
      <Text fz="sm" c="dimmed" className="breaks">
        {detail}
      </Text>
      {hats}
    </Stack>
    {children}
  </Group>
)

/**
 * The user's companies with their hats. Renders nothing for the representative of a single company, who has the page of
 * its members.
 */
export function OwnCompanies() {
  const companies = trpc.dashboard.company.mine.useQuery().data ?? []
  const leave = useLeaveCompany()
  const [only, ...others] = companies
  if (!only || (others.length === 0 && only.hats.includes('representative'))) return null
  return (
    <SectionCard title={texts.own}>
      <ul>
        {companies.map(({ id, name, hats }) => (
          <CompanyRow
            key={id}
            title={name ?? texts.nameless}
            detail={hats.map(hat => hatTexts[hat].name).join(', ')}
          >
            <SmallButton aria-label={texts.leaveLabel(name ?? namelessCompany)} onClick={() => leave(id)}>
              {texts.leave}
            </SmallButton>
          </CompanyRow>
        ))}
      </ul>
    </SectionCard>
  )
}
