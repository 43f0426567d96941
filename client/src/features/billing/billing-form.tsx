import { billingTexts as texts } from 'shared/messages/it/billing'
import { type Outputs, trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { showFailure } from '../../ui/failure.ts'
import { CheckField, TextField } from '../../ui/field.tsx'
import { useSchemaForm } from '../../ui/schema-form.ts'
import { showToast } from '../../ui/toast-store.ts'
import style from './billing.module.css'

export type Billing = Outputs['dashboard']['billing']['get']

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

type Props = { known: Billing; projectId?: string | undefined; onSaved?: () => void }

function useBillingForm({ known, projectId, onSaved }: Props) {
  const { dashboard } = trpc.useUtils()
  const save = trpc.dashboard.billing.save.useMutation()
  return useSchemaForm({
    schema: () => import('shared/companies/billing.inputs').then(inputs => inputs.saveBillingInput),
    initial: valuesOf(known),
    extra: projectId ? { projectId } : {},
    draft: `billing:${projectId ?? ''}`,
    onFailure: error => showFailure(error, { text: texts.failed }),
    send: async input => {
      await save.mutateAsync(input)
      await dashboard.billing.invalidate()
      showToast({ title: texts.saved })
      onSaved?.()
    },
  })
}

type Fields = Pick<ReturnType<typeof useBillingForm>, 'field'>

function Numbers({ field }: Fields) {
  return (
    <>
      <TextField label={texts.legalName} autoComplete="organization" {...field('legalName')} />
      <div className="pair gap-18">
        <TextField optional label={texts.vatNumber} inputMode="numeric" {...field('vatNumber')} />
        <TextField optional label={texts.taxCode} {...field('taxCode')} />
      </div>
      <div className="pair gap-18">
        <TextField optional label={texts.sdiCode} {...field('sdiCode')} />
        <TextField optional label={texts.pec} type="email" {...field('pec')} />
      </div>
      <p className="note">{texts.numbersHint}</p>
    </>
  )
}

function Seat({ field }: Fields) {
  return (
    <>
      <TextField label={texts.street} autoComplete="street-address" {...field('street')} />
      <div className={style.town}>
        <TextField
          label={texts.postalCode}
          inputMode="numeric"
          autoComplete="postal-code"
          {...field('postalCode')}
        />
        <TextField label={texts.city} autoComplete="address-level2" {...field('city')} />
        <TextField label={texts.province} autoComplete="address-level1" {...field('province')} />
      </div>
    </>
  )
}

/** Whom the invoices of a company go to. */
export function BillingForm(props: Props) {
  const { busy, field, formProps } = useBillingForm(props)
  return (
    <form {...formProps} className="stack gap-18">
      <p className="note">{texts.onlyItaly}</p>
      <CheckField label={texts.isBusiness} {...field('isBusiness')} />
      <Numbers field={field} />
      <Seat field={field} />
      <Button type="submit" busy={busy}>
        {busy ? texts.saving : texts.save}
      </Button>
    </form>
  )
}
