import { Button, Flex, Group, Stack, Text } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { updateProfileInput } from 'shared/accounts/profile.inputs'
import { dateIt } from 'shared/formats/date-it'
import { dashboardTexts } from 'shared/messages/it/dashboard'
import { refreshSession } from '../../lib/session.ts'
import { type Outputs, trpc } from '../../lib/trpc.ts'
import { TextAreaField, TextField } from '../../ui/field.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { Screen } from '../../ui/screen.tsx'
import { Remark, SectionCard } from '../../ui/section-card.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { useUnsavedChangesPrompt } from '../../ui/use-unsaved-changes-prompt.tsx'
import { useZodForm } from '../../ui/use-zod-form.ts'
import { AvatarCard } from './avatar-card.tsx'

const texts = dashboardTexts.profile

export type Profile = Outputs['dashboard']['profile']['get']

const valuesOf = (profile: Profile) => ({
  fullName: profile.fullName,
  company: profile.company ?? '',
  phone: profile.phone ?? '',
  website: profile.website ?? '',
  description: profile.description ?? '',
  address: profile.address ?? '',
})

/** Edits the profile; leaving with unsaved changes asks first. */
function ProfileForm({ profile, isCompanyNamed }: { profile: Profile; isCompanyNamed: boolean }) {
  const { dashboard } = trpc.useUtils()
  const update = trpc.dashboard.profile.update.useMutation()
  const [companyId] = useState(profile.companyId ?? undefined)
  const { form, busy, field, formProps } = useZodForm({
    schema: updateProfileInput,
    initial: valuesOf(profile),
    draft: `profile:${companyId ?? ''}`,
    failed: { text: texts.update, unreachable: texts.updateAlt },
    send: async ({ company, ...input }) => {
      const name = form.isDirty('company') ? { company, companyId } : {}
      const saved = await update.mutateAsync({ ...input, ...name })
      dashboard.profile.get.setData(undefined, saved)
      form.resetDirty()
      showToast({ title: texts.updated })
      void refreshSession()
    },
  })
  const warning = useUnsavedChangesPrompt(() => form.isDirty() && !busy, {
    title: texts.title,
    text: texts.unsaved,
    confirm: texts.leave,
  })
  return (
    <form {...formProps}>
      <SectionCard title={texts.personal}>
        <Stack gap={20}>
          <Remark className="breaks">
            <Text span inherit display="block" fw={700} c="var(--ink)">
              {texts.email}
            </Text>
            {profile.email}
          </Remark>
          <div className="pair gap-20">
            <TextField label={texts.fullName} autoComplete="name" {...field('fullName')} />
            <TextField optional label={texts.phone} type="tel" autoComplete="tel" {...field('phone')} />
          </div>
          <div className="pair gap-20">
            <TextField
              optional
              readOnly={!isCompanyNamed}
              label={texts.company}
              autoComplete="organization"
              {...field('company')}
            />
            <TextField optional label={texts.website} autoComplete="url" {...field('website')} />
          </div>
          <TextAreaField optional label={texts.description} {...field('description')} />
          <TextAreaField
            optional
            minRows={2}
            label={texts.address}
            autoComplete="street-address"
            {...field('address')}
          />
        </Stack>
      </SectionCard>
      <Flex pos="sticky" bottom={0} mt={28} py="sm" bg="var(--bg)">
        <Button type="submit" loading={busy}>
          {busy ? texts.saving : texts.save}
        </Button>
      </Flex>
      {warning}
    </form>
  )
}

function Figures({ profile }: { profile: Profile }) {
  const figures = [
    { label: texts.projects, count: profile.projectsCount },
    { label: texts.inProgress, count: profile.inProgressVideos },
    { label: texts.completed, count: profile.completedVideos },
  ]
  return (
    <SectionCard>
      <Stack component="dl" gap={18}>
        {figures.map(({ label, count }) => (
          <Group key={label} justify="space-between" align="baseline">
            <Text component="dt" c="dimmed">
              {label}
            </Text>
            <Text component="dd" ff="heading" fz="1.75rem" lh={1} fw={650}>
              {count}
            </Text>
          </Group>
        ))}
      </Stack>
      <Text mt={20} pt="md" fz="sm" c="dimmed" style={{ borderTop: '1px solid var(--line)' }}>
        {texts.memberSince(dateIt(profile.createdAt))}
      </Text>
    </SectionCard>
  )
}

interface Props {
  billing: ReactNode
  companies: ReactNode
  /** True for a user who may name the company. */
  isCompanyNamed: boolean
}

/** Renders the profile of the client, beside the billing data (`billing`) and the user's `companies`. */
export function ProfileScreen({ billing, companies, isCompanyNamed }: Props) {
  const query = trpc.dashboard.profile.get.useQuery()
  return (
    <Screen title={texts.title} intro={texts.intro}>
      <QueryView query={query} skeletonHeights={[420, 240]} errorTitle={texts.load}>
        {profile => (
          <div className="columns">
            <Stack gap={28}>
              <ProfileForm profile={profile} isCompanyNamed={isCompanyNamed} />
              {companies}
              {billing}
            </Stack>
            <Stack gap={28}>
              <AvatarCard profile={profile} />
              <Figures profile={profile} />
            </Stack>
          </div>
        )}
      </QueryView>
    </Screen>
  )
}
