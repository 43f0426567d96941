import { dayInRome } from 'shared/formats/date-it'
import { useNow } from './use-now.ts'

/** The day that it is in Rome, also on a screen that stays open over midnight. */
export const useToday = (): string => dayInRome(useNow())
