import { Badge, Button, Group, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useState } from 'react'
import { setHatsInput } from 'shared/companies/companies.inputs'
import type { CompanyRole } from 'shared/companies/hat'
import { dateIt } from 'shared/formats/date-it'
import { euro } from 'shared/formats/units'
import { hatTexts, companyTexts as texts } from 'shared/messages/it/companies'
import { useActiveCompany } from '../../lib/capabilities.ts'
import { type Outputs, trpc } from '../../lib/trpc.ts'
import { SmallButton } from '../../ui/action-buttons.tsx'
import { AppModal } from '../../ui/app-modal.tsx'
import { confirm } from '../../ui/confirm.tsx'
import { showErrorToast } from '../../ui/errors.ts'
import { FormStack } from '../../ui/field.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import { HatFields, hatValues, withHats } from '../../ui/hat-fields.tsx'
import { InviteForm } from '../../ui/invite-form.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { Screen } from '../../ui/screen.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { useZodForm } from '../../ui/use-zod-form.ts'
import { CompanyRow, useLeaveCompany } from './own-companies.tsx'

type People = Outputs['dashboard']['company']['members']
type Member = People['members'][number]
type Invitation = People['invitations'][number]

type OfCompany = { companyId: string }

const Hats = ({ hats }: { hats: CompanyRole[] }) => (
  <Group gap={6}>
    {hats.map(hat => (
      <Badge key={hat} variant="light">
        {hatTexts[hat].name}
      </Badge>
    ))}
  </Group>
)

/** Refreshes what the hats decide: members, menu and the pages that are open. */
function useRefreshCompany() {
  const { dashboard } = trpc.useUtils()
  return () => void dashboard.invalidate()
}

function HatsForm({ companyId, member, onClose }: OfCompany & { member: Member; onClose: () => void }) {
  const [from] = useState(member.hats)
  const refresh = useRefreshCompany()
  const set = trpc.dashboard.company.setHats.useMutation({ onSuccess: refresh })
  const { form, busy, field, formProps } = useZodForm({
    schema: withHats(setHatsInput),
    initial: hatValues(from),
    extra: { companyId, userId: member.userId, from },
    failed: { text: texts.hatsFailed },
    send: async input => {
      await set.mutateAsync(input)
      showToast({ title: texts.hatsChanged })
      onClose()
    },
  })
  return (
    <FormStack {...formProps} gap={20}>
      <HatFields field={field} error={(form.errors as Record<string, unknown>).hats as string} />
      <FormActions busy={busy} submit={texts.saveHats} onCancel={onClose} />
    </FormStack>
  )
}

function MemberRow({ companyId, member }: OfCompany & { member: Member }) {
  const { userId, fullName, email, hats, isSelf } = member
  const [opened, { open, close }] = useDisclosure()
  const refresh = useRefreshCompany()
  const remove = trpc.dashboard.company.removeMember.useMutation({ onSuccess: refresh })
  const leave = useLeaveCompany()
  const askRemoval = () =>
    confirm(
      {
        title: texts.removeTitle(fullName),
        text: texts.removeText,
        confirm: texts.remove,
        danger: true,
      },
      () => remove.mutateAsync({ companyId, userId }),
      { text: texts.removeFailed },
    )
  return (
    <CompanyRow title={[fullName, isSelf && texts.you]} detail={email} hats={<Hats hats={hats} />}>
      <Group gap="sm">
        <SmallButton aria-label={texts.changeHatsLabel(fullName)} onClick={open}>
          {texts.changeHats}
        </SmallButton>
        <Button
          variant="outline"
          color="red"
          size="sm"
          aria-label={isSelf ? undefined : texts.removeTitle(fullName)}
          onClick={isSelf ? () => leave(companyId) : askRemoval}
        >
          {isSelf ? texts.leave : texts.remove}
        </Button>
      </Group>
      <AppModal opened={opened} onClose={close} title={texts.hatsTitle(fullName)}>
        <HatsForm companyId={companyId} member={member} onClose={close} />
      </AppModal>
    </CompanyRow>
  )
}

function InviteSection({ companyId }: OfCompany) {
  const refresh = useRefreshCompany()
  const invite = trpc.dashboard.company.invite.useMutation({ onSuccess: refresh })
  return (
    <SectionCard title={texts.invite}>
      <InviteForm companyId={companyId} invite={invite.mutateAsync} />
    </SectionCard>
  )
}

function InvitationRow({ companyId, invitation }: OfCompany & { invitation: Invitation }) {
  const { id, email, hats, expiresAt, isExpired } = invitation
  const refresh = useRefreshCompany()
  const revoke = trpc.dashboard.company.revokeInvitation.useMutation({
    onSuccess: () => showToast({ title: texts.revoked }),
    onError: error => showErrorToast(error, { text: texts.revokeFailed }),
    onSettled: refresh,
  })
  const again = trpc.dashboard.company.invite.useMutation({
    onSuccess: () => showToast({ title: texts.invited, text: texts.invitedText(email) }),
    onError: error => showErrorToast(error, { text: texts.inviteFailed }),
    onSettled: refresh,
  })
  return (
    <CompanyRow
      title={email}
      detail={isExpired ? texts.expired : texts.expires(dateIt(expiresAt))}
      hats={<Hats hats={hats} />}
    >
      <Group gap="sm">
        <SmallButton
          loading={again.isPending}
          aria-label={texts.againLabel(email)}
          onClick={() => again.mutate({ companyId, email, hats })}
        >
          {texts.again}
        </SmallButton>
        <Button
          variant="outline"
          color="red"
          size="sm"
          loading={revoke.isPending}
          aria-label={texts.revokeLabel(email)}
          onClick={() => revoke.mutate({ id })}
        >
          {texts.revoke}
        </Button>
      </Group>
    </CompanyRow>
  )
}

/** Open links that former members have made, each with its revocation. Renders nothing without one. */
function LeftLinks({ companyId }: OfCompany) {
  const refresh = useRefreshCompany()
  const { data } = trpc.dashboard.company.leftLinks.useQuery({ companyId })
  const told = {
    onSuccess: () => showToast({ title: texts.linkRevoked }),
    onError: (error: unknown) => showErrorToast(error, { text: texts.linkRevokeFailed }),
    onSettled: refresh,
  }
  const guest = trpc.dashboard.reviewGuests.revoke.useMutation(told)
  const payLink = trpc.dashboard.payLinks.revoke.useMutation(told)
  const links = [
    ...(data?.guests ?? []).map(link => ({
      ...link,
      what: texts.guestLink(link.name, link.project),
      revocation: guest,
    })),
    ...(data?.payLinks ?? []).map(link => ({
      ...link,
      what: `${texts.payLink(link.project)}, ${euro(link.totalCents)}`,
      revocation: payLink,
    })),
  ]
  if (links.length === 0) return null
  return (
    <SectionCard title={texts.leftLinks}>
      <Text c="dimmed">{texts.leftLinksText}</Text>
      <ul>
        {links.map(({ id, what, maker, expiresAt, revocation }) => (
          <CompanyRow key={id} title={what} detail={texts.madeBy(maker, dateIt(expiresAt))}>
            <Button
              variant="outline"
              color="red"
              size="sm"
              loading={revocation.isPending && revocation.variables.id === id}
              aria-label={texts.revokeLinkLabel(what)}
              onClick={() => revocation.mutate({ id })}
            >
              {texts.revokeLink}
            </Button>
          </CompanyRow>
        ))}
      </ul>
    </SectionCard>
  )
}

function CompanyPeople({ companyId }: OfCompany) {
  const query = trpc.dashboard.company.members.useQuery({ companyId })
  return (
    <QueryView query={query} skeletonHeights={[220, 320]} errorTitle={texts.load}>
      {({ members, invitations }) => (
        <div className="columns">
          <Stack gap={28} miw={0}>
            <SectionCard title={texts.people}>
              <ul>
                {members.map(member => (
                  <MemberRow key={member.userId} companyId={companyId} member={member} />
                ))}
              </ul>
            </SectionCard>
            {invitations.length > 0 && (
              <SectionCard title={texts.invitations}>
                <ul>
                  {invitations.map(invitation => (
                    <InvitationRow key={invitation.id} companyId={companyId} invitation={invitation} />
                  ))}
                </ul>
              </SectionCard>
            )}
            <LeftLinks companyId={companyId} />
          </Stack>
          <InviteSection key={companyId} companyId={companyId} />
        </div>
      )}
    </QueryView>
  )
}

/** Renders the members of the active company and the invitations to it, for its representatives. */
export function CompanyScreen() {
  const companies = trpc.dashboard.company.mine.useQuery()
  const company = useActiveCompany()
  return (
    <Screen title={company?.name ?? texts.title} intro={texts.intro} wide>
      <QueryView query={companies} skeletonHeights={[220, 320]} errorTitle={texts.load}>
        {() => company && <CompanyPeople companyId={company.id} />}
      </QueryView>
    </Screen>
  )
}
