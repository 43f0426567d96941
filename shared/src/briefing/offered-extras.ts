import { type Extra, extras } from './brief.ts'

/** What a client brings lowers the price; saying no to it is no refusal of anything we do. */
export const isBrought = (extra: Extra): boolean => extra === 'supplied-footage' || extra === 'ready-script'

/** All that can be added: not what only the client can bring. */
export const allExtras: readonly Extra[] = extras.filter(extra => !isBrought(extra))
