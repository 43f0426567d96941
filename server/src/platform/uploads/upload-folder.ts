import { join } from 'node:path'
import type { Config } from '../../config/env.ts'

/** Where uploads lie while they are on their way. */
export const uploadFolder = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'uploads')

/** The file of one upload on its way. */
export const uploadFile = (config: Pick<Config, 'dataDir'>, id: string): string =>
  join(uploadFolder(config), id)
