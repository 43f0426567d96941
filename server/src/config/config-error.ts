/** A wrong environment. Its message is one line that names the variable and what it takes; exit code 78. */
export class ConfigError extends Error {}
