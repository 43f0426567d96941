import { useState } from 'react'
import { GUEST_DAYS } from 'shared/deliverables/guest'
import { guestPanelTexts } from 'shared/messages/it/guests'
import type { Outputs } from '../../../lib/trpc.ts'
import { Button } from '../../../ui/button.tsx'
import { CreatedLink } from '../../../ui/created-link.tsx'
import { showFailure } from '../../../ui/failure.ts'
import { CheckField, TextField } from '../../../ui/field.tsx'
import { useSchemaForm } from '../../../ui/schema-form.ts'
import { useRequestId } from '../../../ui/use-request-id.ts'
import { guestCalls, type HostSide, useGuestsRefresh } from './guest-calls.ts'
import style from './guests.module.css'

const texts = guestPanelTexts.invite

type Made = Outputs['dashboard']['reviewGuests']['invite']
type Props = { projectId: string; side: HostSide }

const initial = { name: '', passPhrase: '', days: String(GUEST_DAYS), mayComment: true, mayDownload: false }

function useInviting({ projectId, side }: Props, onMade: (made: Made) => void) {
  const refresh = useGuestsRefresh()
  const invite = guestCalls(side).invite.useMutation()
  const requestIdOf = useRequestId()
  const anyRequest = useRequestId()(projectId)
  return useSchemaForm({
    schema: () => import('shared/deliverables/guests.inputs').then(inputs => inputs.inviteGuestInput),
    initial,
    numbers: { days: 'number' },
    secrets: ['passPhrase'],
    extra: { projectId, requestId: anyRequest },
    onFailure: error => showFailure(error, texts.failed),
    send: async input => {
      onMade(await invite.mutateAsync({ ...input, requestId: requestIdOf(input) }))
      await refresh()
    },
  })
}

function InviteForm(props: Props & { onMade: (made: Made) => void }) {
  const { busy, field, formProps } = useInviting(props, props.onMade)
  return (
    <form {...formProps} className="stack gap-16">
      <p className="note breaks">{texts.text}</p>
      <TextField label={texts.name} description={texts.nameHint} autoComplete="off" {...field('name')} />
      <TextField
        optional
        label={texts.passPhrase}
        description={texts.passPhraseHint}
        autoComplete="off"
        {...field('passPhrase')}
      />
      <TextField
        label={texts.days}
        description={texts.daysHint}
        inputMode="numeric"
        autoComplete="off"
        {...field('days')}
      />
      <CheckField label={texts.mayComment} {...field('mayComment')} />
      <CheckField label={texts.mayDownload} {...field('mayDownload')} />
      <Button type="submit" busy={busy}>
        {texts.submit}
      </Button>
    </form>
  )
}

function Invited({ made, onAnother }: { made: Made; onAnother: () => void }) {
  const words = guestPanelTexts.made
  return (
    <div className="stack gap-16" role="status">
      <h3 className={style.title}>{words.title}</h3>
      <p>{words.text}</p>
      <CreatedLink link={made} texts={words} next={words.another} onNext={onAnother} />
    </div>
  )
}

/** Makes a link for somebody without an account; it is shown once. */
export function InviteGuest(props: Props) {
  const [made, setMade] = useState<Made>()
  if (made) return <Invited made={made} onAnother={() => setMade(undefined)} />
  return (
    <section>
      <h3 className={style.title}>{texts.title}</h3>
      <InviteForm {...props} onMade={setMade} />
    </section>
  )
}
