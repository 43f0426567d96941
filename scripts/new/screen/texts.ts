import type { Piece } from '../source-edits.ts'
import { type Places, SIDE_LABELS } from './places.ts'
import type { ScreenRequest } from './request.ts'

/** What is written for a screen. */
export interface Texts {
  messages: Piece
  feature: Piece
  route: Piece
  journey: Piece
}

export type Writing = ScreenRequest & Places

export const route = { from: '@tanstack/react-router', names: ['createFileRoute'] }
export const journeyTest = { from: 'tests/e2e/test.ts', names: ['expect', 'test'] }
export const accessible = { from: 'tests/e2e/accessibility.ts', names: ['expectAccessible'] }

export const textsFrom = ({ messages, texts }: Writing) => ({ from: messages, names: [texts] })

/** The words of an area, which hold those of the link beside the screens. */
export const areaTexts = (area: keyof typeof SIDE_LABELS) => ({
  from: SIDE_LABELS[area].path,
  names: [SIDE_LABELS[area].constant],
})

export const queryView = { from: 'client/src/ui/query-view.tsx', names: ['QueryView'] }

export const screenImports = [
  { from: 'client/src/ui/card.tsx', names: ['Card'] },
  { from: 'client/src/ui/screen.tsx', names: ['Screen'] },
  { from: 'client/src/trpc.ts', names: ['trpc'] },
]
