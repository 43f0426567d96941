/**
 * Every refusal the program can give, with its HTTP status. The client branches on these codes and never on
 * text; the Italian sentence of each code stands in `messages/it/errors.ts`.
 */
export const httpStatusOf = {
  INVALID_INPUT: 400,
  SIGNED_OUT: 401,
  BAD_CREDENTIALS: 401,
  SECOND_FACTOR_REQUIRED: 401,
  PREVIEW_LOCKED: 403,
  WRONG_PREVIEW_PASSWORD: 403,
  EMAIL_NOT_CONFIRMED: 403,
  NOT_A_MEMBER: 403,
  NOT_A_MANAGER: 403,
  CROSS_SITE: 403,
  PASSWORD_CHANGE_REQUIRED: 403,
  PASSWORD_NEEDED: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  TOKEN_USED: 409,
  REQUEST_ID_REUSED: 409,
  QUOTE_NOT_CONFIRMED: 409,
  QUOTE_CHANGED: 409,
  QUOTE_EXPIRED: 409,
  ALREADY_PAID: 409,
  CONVERSATION_FULL: 409,
  ROUNDS_USED_UP: 409,
  LAST_MANAGER: 409,
  FOUNDER_STAYS: 409,
  PROJECT_PAID: 409,
  RECAP_CHANGED: 409,
  MEMBER_ACCOUNT: 409,
  NOT_PAID: 409,
  REFUND_TOO_LATE: 409,
  REFUND_OPEN: 409,
  TOKEN_EXPIRED: 410,
  NO_BRIEF: 412,
  FILE_EMPTY: 422,
  FILE_TOO_LARGE: 413,
  MATERIALS_FULL: 413,
  FILE_TYPE: 415,
  CONTENT_TYPE: 415,
  CONTENT_MISMATCH: 422,
  INFECTED: 422,
  LIMITED: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
} as const

export type ErrorCode = keyof typeof httpStatusOf
export type RefusalStatus = (typeof httpStatusOf)[ErrorCode]

/** What can be wrong with one field of an input; travels in `fields` of an `INVALID_INPUT` refusal. */
export const fieldCodes = [
  'REQUIRED',
  'TOO_SHORT',
  'TOO_LONG',
  'INVALID_EMAIL',
  'INVALID_URL',
  'VIDEO_LINK',
  'SHORTS_LINK',
  'INVALID_DATE',
  'OUT_OF_RANGE',
  'PARTITA_IVA',
  'COMMON_PASSWORD',
  'INVALID_CHARACTERS',
] as const

export type FieldCode = (typeof fieldCodes)[number]
export type FieldErrors = Record<string, FieldCode>
