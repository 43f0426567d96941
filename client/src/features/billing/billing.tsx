import { Button, Flex, Group, Stack, Text } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { type ReactNode, useState } from 'react'
import { saveBillingInput } from 'shared/companies/billing.inputs'
import { isPostalCodeOf } from 'shared/companies/postal-codes'
import { billingTexts as texts } from 'shared/messages/it/billing'
import { type Outputs, trpc } from '../../lib/trpc.ts'
import { QuietButton } from '../../ui/action-buttons.tsx'
import { CheckField, FormStack, TextField } from '../../ui/field.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { Remark, SectionCard } from '../../ui/section-card.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { useZodForm } from '../../ui/use-zod-form.ts'

type Billing = Outputs['dashboard']['billing']['get']

function valuesOf({ billing, suggested }: Billing) {
  return {
    isBusiness: billing !== null,
    legalName: billing?.legalName ?? suggested.legalName ?? '',
    vatNumber: (billing ?? suggested).vatNumber ?? '',
    taxCode: billing?.taxCode ?? '',
    sdiCode: (billing ?? suggested).sdiCode ?? '',
    pec: (billing ?? suggested).pec ?? '',
    street: billing?.street ?? '',
    postalCode: billing?.postalCode ?? '',
    city: billing?.city ?? '',
    province: billing?.province ?? '',
  }
}

/** Warns about a postal code of another province; refuses nothing (`isPostalCodeOf`). */
function SeatWarning({ form }: { form: UseFormReturnType<ReturnType<typeof valuesOf>> }) {
  const [{ postalCode, province }, setSeat] = useState(form.getValues())
  const update = () => setSeat(form.getValues())
  form.watch('postalCode', update)
  form.watch('province', update)
  if (isPostalCodeOf(postalCode, province)) return null
  return (
    <Text role="status" fz="0.9375rem" c="var(--warn)">
      {texts.doubtfulSeat(postalCode.trim(), province.trim())}
    </Text>
  )
}

type FormProps = { known: Billing; projectId?: string; onSaved?: () => void }

function BillingForm({ known, projectId, onSaved }: FormProps) {
  const { dashboard } = trpc.useUtils()
  const save = trpc.dashboard.billing.save.useMutation()
  const { form, busy, field, formProps } = useZodForm({
    schema: saveBillingInput,
    initial: valuesOf(known),
    extra: projectId ? { projectId } : { companyId: known.companyId },
    draft: `billing:${projectId ?? known.companyId}`,
    failed: { text: texts.failed },
    send: async input => {
      await save.mutateAsync(input)
      await dashboard.billing.invalidate()
      showToast({ title: texts.saved })
      onSaved?.()
    },
  })
  return (
    <FormStack {...formProps} gap={18}>
      <Remark>{texts.onlyItaly}</Remark>
      <CheckField label={texts.isBusiness} {...field('isBusiness')} />
      <TextField label={texts.legalName} autoComplete="organization" {...field('legalName')} />
      <div className="pair gap-18">
        <TextField optional label={texts.vatNumber} inputMode="numeric" {...field('vatNumber')} />
        <TextField optional label={texts.taxCode} {...field('taxCode')} />
      </div>
      <div className="pair gap-18">
        <TextField optional label={texts.sdiCode} {...field('sdiCode')} />
        <TextField optional label={texts.pec} type="email" {...field('pec')} />
      </div>
      <Remark>{texts.numbersHint}</Remark>
      <TextField label={texts.street} autoComplete="street-address" {...field('street')} />
      <Flex direction={{ base: 'column', xs: 'row' }} gap={18}>
        <TextField
          flex={1}
          label={texts.postalCode}
          inputMode="numeric"
          autoComplete="postal-code"
          {...field('postalCode')}
        />
        <TextField flex={2} label={texts.city} autoComplete="address-level2" {...field('city')} />
        <TextField flex={1} label={texts.province} autoComplete="address-level1" {...field('province')} />
      </Flex>
      <SeatWarning form={form} />
      <Button type="submit" loading={busy}>
        {busy ? texts.saving : texts.save}
      </Button>
    </FormStack>
  )
}

/** Renders the billing data of the client's own company, on the profile. */
export function BillingCard() {
  const query = trpc.dashboard.billing.get.useQuery({})
  return (
    <SectionCard title={texts.title}>
      <QueryView query={query} skeletonHeights={[320]} errorTitle={texts.load}>
        {known => <BillingForm key={known.companyId} known={known} />}
      </QueryView>
    </SectionCard>
  )
}

function SavedBilling({ billing, onEdit }: { billing: NonNullable<Billing['billing']>; onEdit: () => void }) {
  const { legalName, vatNumber, taxCode, street, postalCode, city, province } = billing
  return (
    <SectionCard title={texts.invoiceTo}>
      <Group justify="space-between" align="flex-start" gap="sm" className="breaks">
        <p>
          {legalName}
          <br />
          {vatNumber ? texts.vatNumberOf(vatNumber) : texts.taxCodeOf(taxCode ?? '')}
          <br />
          {texts.addressOf({ street, postalCode, city, province })}
        </p>
        <QuietButton onClick={onEdit}>{texts.edit}</QuietButton>
      </Group>
    </SectionCard>
  )
}

type GateProps = { projectId: string; children: ReactNode }

function SavedBillingGate({ known, projectId, children }: GateProps & { known: Billing }) {
  const [isEditing, setEditing] = useState(false)
  if (known.billing === null || isEditing)
    return (
      <SectionCard title={texts.title}>
        <Remark pb={14}>{texts.beforePaying}</Remark>
        <BillingForm known={known} projectId={projectId} onSaved={() => setEditing(false)} />
      </SectionCard>
    )
  return (
    <Stack gap={28}>
      <SavedBilling billing={known.billing} onEdit={() => setEditing(true)} />
      {children}
    </Stack>
  )
}

/** Asks for the billing data once before `children`, and shows it above them afterwards. */
export function BillingGate({ projectId, children }: GateProps) {
  const query = trpc.dashboard.billing.get.useQuery({ projectId })
  return (
    <QueryView query={query} skeletonHeights={[320]} errorTitle={texts.load}>
      {known => (
        <SavedBillingGate known={known} projectId={projectId}>
          {children}
        </SavedBillingGate>
      )}
    </QueryView>
  )
}
