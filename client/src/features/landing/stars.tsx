import { IconStarFilled } from '@tabler/icons-react'
import { publicTexts } from 'shared/messages/it/public'
import style from './testimonials.module.css'

/** A rating as that many stars, and as words for those who cannot see them. */
export function Stars({ rating }: { rating: number }) {
  const stars = Array.from({ length: rating }, (_, place) => place)
  return (
    <p className={style.stars} role="img" aria-label={publicTexts.testimonials.stars(rating)}>
      {stars.map(place => (
        <IconStarFilled key={place} size={20} aria-hidden="true" />
      ))}
    </p>
  )
}
