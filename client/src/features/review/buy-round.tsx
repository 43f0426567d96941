import { useNavigate } from '@tanstack/react-router'
import { euro } from 'shared/formats/euro'
import { buyRoundTexts } from 'shared/messages/it/buy-round'
import { trpc } from '../../lib/trpc.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { ConfirmButton } from '../../ui/confirm-button.tsx'
import { showFailure } from '../../ui/failure.ts'

const texts = buyRoundTexts

type Props = { projectId: string; next: { totalCents: number; isBought: boolean } }

function Buy({ projectId, totalCents }: { projectId: string; totalCents: number }) {
  const { dashboard } = trpc.useUtils()
  const navigate = useNavigate()
  const buy = trpc.dashboard.deliverables.buyRound.useMutation({
    onSuccess: () => void navigate({ to: '/dashboard/payment', search: { project: projectId } }),
    onError: error => showFailure(error, { text: texts.buyFailed }),
    onSettled: () => dashboard.invalidate(),
  })
  const price = euro(totalCents)
  return (
    <ConfirmButton
      variant="outline"
      size="small"
      label={texts.buy(price)}
      question={{ title: texts.buyTitle, text: texts.buyText(price), confirm: texts.buyConfirm }}
      busy={buy.isPending}
      onConfirm={close => buy.mutate({ projectId, totalCents }, { onSettled: close })}
    />
  )
}

/** What the next round of changes costs once all are used; bought, the way to pay it. */
export function BuyRound({ projectId, next: { totalCents, isBought } }: Props) {
  return (
    <div className="stack items-start gap-10">
      <p>{isBought ? texts.bought : texts.usedUp(euro(totalCents))}</p>
      {isBought ? (
        <ButtonLink size="small" to="/dashboard/payment" search={{ project: projectId }}>
          {texts.pay}
        </ButtonLink>
      ) : (
        <Buy projectId={projectId} totalCents={totalCents} />
      )}
    </div>
  )
}
