import { type Config, readConfig } from 'server/config/env'

/** Returns the configuration of a test's server: silent, without limits and gate by default. */
export function testConfig(dataDir: string, env: Record<string, string> = {}): Config {
  return readConfig({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    SECRET_KEY: 'a secret of the tests, long enough for all',
    DEMO: 'on',
    PREVIEW_PASSWORD: '',
    LIMITS: 'off',
    SIMULATED_PAYMENT_SECONDS: '0',
    LOG_LEVEL: 'silent',
    ...env,
  })
}
