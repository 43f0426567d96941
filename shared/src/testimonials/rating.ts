import { dashboardTexts } from '../messages/it/dashboard.ts'

/** The star ratings, worst first. */
export const ratings = [1, 2, 3, 4, 5] as const

/** What a number of stars means: 1 'Non soddisfatto' to 5 'Eccellente!'; nothing while none is chosen. */
export const ratingLabel = (rating: number): string => dashboardTexts.review.stars[rating - 1] ?? ''
