import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { daySpanIt } from 'shared/formats/date-it'
import { scheduleTexts } from 'shared/messages/it/schedule'
import { movedPhase, type PhaseDays, type PhasePart } from 'shared/schedule/phase'
import { trpc } from '../../lib/trpc.ts'
import { confirm } from '../../ui/confirm.tsx'
import { showErrorToast } from '../../ui/errors.ts'
import { showToast } from '../../ui/toast-store.ts'
import { phaseQuestion } from './phase-question.ts'
import { type Phase, phaseKey } from './schedule-rows.ts'

const failed = { text: scheduleTexts.failed }

const isSame = (one: PhaseDays, other: PhaseDays) =>
  one.startsOn === other.startsOn && one.endsOn === other.endsOn

/** Saves other days of a phase; the toast offers to undo it. */
function useSavePhase() {
  const { phases } = trpc.useUtils().team
  const { mutateAsync } = trpc.team.phases.set.useMutation({ onSettled: () => phases.invalidate() })
  const setDays = ({ projectId, kind }: Phase, { startsOn, endsOn }: PhaseDays, version: string) =>
    mutateAsync({ projectId, kind, startsOn, endsOn, version })

  return async (phase: Phase, days: PhaseDays) => {
    const saved = await setDays(phase, days, phase.version)
    const undo = (version: string) =>
      setDays(phase, phase, version).then(
        () => showToast({ title: scheduleTexts.undone }),
        error => showErrorToast(error, failed),
      )
    showToast({
      title: scheduleTexts.saved,
      ...(saved && { action: { label: scheduleTexts.undo, run: () => void undo(saved.version) } }),
    })
  }
}

interface Move {
  key: string
  days: PhaseDays
  /** The question is open or loads: the bar does not move on, and leaving it does not drop the move. */
  isAsked: boolean
}

/**
 * Moves bars by pointer and keyboard. A move is shown at once, asked when the pointer is released or Enter pressed, and
 * saved once it is confirmed; Escape, leaving the bar and a declined question drop it.
 */
export function usePhaseMoves(today: string) {
  const [move, setMove] = useState<Move | null>(null)
  const drag = useRef<{ x: number; part: PhasePart; dayWidth: number; hasMoved: boolean } | null>(null)
  const endsDrag = useRef(false)
  const save = useSavePhase()
  const drop = () => setMove(null)
  const { list } = trpc.useUtils().team.phases

  const ask = async (phase: Phase, days: PhaseDays) => {
    if (isSame(phase, days)) return drop()
    setMove({ key: phaseKey(phase), days, isAsked: true })
    try {
      // The screen has only the phases of its days and of the chosen member.
      const { items: phases } = await list.fetch({ projectId: phase.projectId })
      const question = phaseQuestion({ kind: phase.kind, project: phase, days, before: phase, phases, today })
      confirm({ ...question, onClose: drop }, () => save(phase, days), failed)
    } catch (error) {
      drop()
      showErrorToast(error, failed)
    }
  }

  const daysOf = (phase: Phase): PhaseDays => (move?.key === phaseKey(phase) ? move.days : phase)

  const barProps = (phase: Phase) => {
    const key = phaseKey(phase)
    const show = (days: PhaseDays) => setMove({ key, days, isAsked: false })
    return {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        const track = event.currentTarget.closest<HTMLElement>('[data-days]')
        if (event.button !== 0 || !track || move?.isAsked) return
        const part = event.target instanceof HTMLElement ? event.target.dataset.part : undefined
        drag.current = {
          x: event.clientX,
          part: part === 'start' || part === 'end' ? part : 'whole',
          dayWidth: track.clientWidth / Number(track.dataset.days),
          hasMoved: false,
        }
        event.currentTarget.setPointerCapture(event.pointerId)
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        if (!drag.current) return
        const { x, part, dayWidth } = drag.current
        const days = movedPhase(phase, part, Math.round((event.clientX - x) / dayWidth))
        if (isSame(days, daysOf(phase))) return
        drag.current.hasMoved = true
        show(days)
      },
      onPointerUp() {
        const hasMoved = drag.current?.hasMoved
        drag.current = null
        if (!hasMoved) return
        endsDrag.current = true
        setTimeout(() => {
          endsDrag.current = false
        })
        void ask(phase, daysOf(phase))
      },
      onPointerCancel() {
        drag.current = null
        drop()
      },
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        if (move?.isAsked) return
        const isMoving = move?.key === key
        if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
          event.preventDefault()
          show(
            movedPhase(daysOf(phase), event.shiftKey ? 'end' : 'whole', event.key === 'ArrowLeft' ? -1 : 1),
          )
        } else if (event.key === 'Enter' && isMoving) {
          event.preventDefault()
          void ask(phase, daysOf(phase))
        } else if (event.key === 'Escape' && isMoving) drop()
      },
      onBlur() {
        if (move?.key === key && !move.isAsked && !drag.current) drop()
      },
    }
  }

  /** True for the click that ends a drag, which must not open anything. */
  const isDragClick = () => endsDrag.current
  const announcement = move && !move.isAsked ? daySpanIt(move.days.startsOn, move.days.endsOn, today) : ''
  return { daysOf, barProps, isDragClick, announcement }
}
