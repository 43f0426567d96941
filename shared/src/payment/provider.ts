/** Through whom money comes in: on a provider's page, or by bank. */
export const paymentProviders = ['simulated', 'stripe', 'bank-transfer'] as const

export type PaymentProviderName = (typeof paymentProviders)[number]
