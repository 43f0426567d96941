/** Invalid configuration; exit code 78. The message is one line: the variable and its accepted values. */
export class ConfigError extends Error {}
