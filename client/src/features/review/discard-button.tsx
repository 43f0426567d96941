import { stageTexts } from 'shared/messages/it/stage-room'
import { ConfirmButton } from '../../ui/confirm-button.tsx'
import type { TeamVersion } from './review-types.ts'
import { useReleaseMutations } from './use-release-mutations.ts'

const texts = stageTexts

type Props = { opened: boolean; version: TeamVersion }

/** Takes a version that nobody was sent away again. */
export default function DiscardButton({ opened, version }: Props) {
  const { discard, isDiscarding } = useReleaseMutations()
  const { act, title, text, confirm } = texts.discard
  if (!opened) return null
  return (
    <ConfirmButton
      variant="subtle"
      label={act}
      question={{ title: title(version.versionName), text, confirm }}
      busy={isDiscarding}
      onConfirm={close => void discard(version.id).then(close)}
    />
  )
}
