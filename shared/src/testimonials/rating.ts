import { dashboardTexts } from '../messages/it/dashboard.ts'

/** What a number of stars means: 1 'Non soddisfatto' to 5 'Eccellente!'; nothing while none is chosen. */
export const ratingLabel = (rating: number): string => dashboardTexts.review.stars[rating - 1] ?? ''
