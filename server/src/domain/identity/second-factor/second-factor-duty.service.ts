import type { Config } from '../../../config/env.ts'

/** Whether a member has to set a second factor up before the hub opens (environment, `TEAM_SECOND_FACTOR`). */
export const owesSecondFactor = (
  { teamSecondFactor }: Pick<Config, 'teamSecondFactor'>,
  user: { secondFactorSince: Date | null },
): boolean => teamSecondFactor === 'required' && user.secondFactorSince === null
