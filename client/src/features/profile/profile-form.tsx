import { dashboardTexts } from 'shared/messages/it/dashboard'
import { refreshSession } from '../../lib/session.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { showFailure } from '../../ui/failure.ts'
import { TextAreaField, TextField } from '../../ui/field.tsx'
import { useSchemaForm } from '../../ui/schema-form.ts'
import { showToast } from '../../ui/toast-store.ts'
import { useLeaveWarning } from '../../ui/use-leave-warning.tsx'
import style from './profile-screen.module.css'
import type { Profile } from './profile-screen.tsx'

const texts = dashboardTexts.profile

const valuesOf = (profile: Profile) => ({
  fullName: profile.fullName,
  company: profile.company ?? '',
  phone: profile.phone ?? '',
  website: profile.website ?? '',
  description: profile.description ?? '',
  address: profile.address ?? '',
})

function useProfileForm(profile: Profile) {
  const { dashboard } = trpc.useUtils()
  const update = trpc.dashboard.profile.update.useMutation()
  const form = useSchemaForm({
    schema: () => import('shared/accounts/profile.inputs').then(inputs => inputs.updateProfileInput),
    initial: valuesOf(profile),
    draft: 'profile',
    onFailure: error => showFailure(error, { text: texts.update, unreachable: texts.updateAlt }),
    send: async input => {
      const saved = await update.mutateAsync(input)
      dashboard.profile.get.setData(undefined, saved)
      form.form.resetDirty()
      showToast({ title: texts.updated })
      void refreshSession()
    },
  })
  return form
}

type Fields = Pick<ReturnType<typeof useProfileForm>, 'field'>

function Personal({ field, email }: Fields & { email: string }) {
  return (
    <Card title={texts.personal}>
      <div className="stack gap-20">
        <p className={style.email}>
          <b>{texts.email}</b>
          {email}
        </p>
        <div className="pair gap-20">
          <TextField label={texts.fullName} autoComplete="name" {...field('fullName')} />
          <TextField optional label={texts.phone} type="tel" autoComplete="tel" {...field('phone')} />
        </div>
        <div className="pair gap-20">
          <TextField optional label={texts.company} autoComplete="organization" {...field('company')} />
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
      </div>
    </Card>
  )
}

/** The editable profile; leaving with unsaved changes asks first. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const { form, busy, field, formProps } = useProfileForm(profile)
  const warning = useLeaveWarning(() => form.isDirty() && !busy, {
    title: texts.title,
    text: texts.unsaved,
    confirm: texts.leave,
  })
  return (
    <form {...formProps} className="stack gap-28">
      <Personal field={field} email={profile.email} />
      <div className={style.save}>
        <Button type="submit" busy={busy}>
          {busy ? texts.saving : texts.save}
        </Button>
      </div>
      {warning}
    </form>
  )
}
