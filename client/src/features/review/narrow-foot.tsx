import type { RefObject } from 'react'
import { WindowButton } from '../../ui/button.tsx'
import { LazyModal } from '../../ui/lazy-modal.tsx'
import { useKeyboardInset } from '../../ui/use-keyboard-inset.ts'
import type { Decision, ReviewVersion } from './review-types.ts'
import style from './workspace.module.css'

type Props = {
  opened: boolean
  frame: RefObject<HTMLElement | null>
  /** None, where there is nothing to decide. */
  decision: Decision | undefined
  version: ReviewVersion
}

type ButtonProps = { decision: Decision; version: ReviewVersion }

/** What there is to decide, behind one button: where it would push the comments out of sight. */
function DecisionButton({ decision, version }: ButtonProps) {
  return (
    <WindowButton
      className={style.decide}
      aria-haspopup="dialog"
      onPointerEnter={LazyModal.warm}
      onFocus={LazyModal.warm}
      window={state => (
        <LazyModal {...state} title={decision.title}>
          <div className={style.decision}>
            {decision.of(version)}
            {decision.ofFile?.(version)}
          </div>
        </LazyModal>
      )}
    >
      {decision.label}
    </WindowButton>
  )
}

/** What the foot of a room has on a phone: it stays above the keyboard, and holds the decision. */
export default function NarrowFoot({ opened, frame, decision, version }: Props) {
  useKeyboardInset(frame)
  // Once it is decided the window has nothing more to say.
  return opened && decision ? (
    <DecisionButton key={`${version.id} ${version.state}`} decision={decision} version={version} />
  ) : null
}
