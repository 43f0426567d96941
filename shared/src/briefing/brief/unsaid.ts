import { type Brief, type Invitable, invitable } from './brief.ts'

// Nothing is filmed for these.
const isAnimated = ({ kind }: Brief) => kind === 'explainer' || kind === 'app-demo'
const isNotFilmed = ({ extras, declined }: Brief) =>
  declined.includes('shooting') || (extras.includes('supplied-footage') && !extras.includes('shooting'))

/** The side fields that nobody has spoken of, where they make sense for the video. */
export function unsaidIn(brief: Brief): Invitable[] {
  const isUnseen = isAnimated(brief) || (isNotFilmed(brief) && !brief.extras.includes('supplied-footage'))
  const isOut = (field: Invitable) =>
    (field === 'people' && isUnseen) || (field === 'place' && (isUnseen || isNotFilmed(brief)))
  return invitable.filter(field => brief[field] === null && !isOut(field))
}
