import { Group, Text } from '@mantine/core'
import { IconStar, IconStarFilled } from '@tabler/icons-react'
import { useId } from 'react'
import { dashboardTexts } from 'shared/messages/it/dashboard'
import { ratingLabel } from 'shared/testimonials/testimonials.inputs'
import style from './testimonial.module.css'

const texts = dashboardTexts.review
const ratings = [1, 2, 3, 4, 5]

type Props = { rating: number; error: string | undefined; onRate: (rating: number) => void }

/**
 * A radio group of one to five stars with the meaning of the chosen one. Mantine's `Rating` only previews a star that
 * is chosen by arrow keys, and has no role for an error.
 */
export function StarRating({ rating, error, onRate }: Props) {
  const id = useId()
  return (
    <fieldset className="shrinkable" aria-describedby={error ? `${id}-error` : undefined}>
      <Text component="legend" mb={6} fz="0.9375rem" fw={600}>
        {texts.rating}
      </Text>
      <Group gap={2} ml={-6} className={style.row}>
        {ratings.map(stars => {
          const Icon = stars <= rating ? IconStarFilled : IconStar
          return (
            <label key={stars} className={style.star} data-on={stars <= rating || undefined}>
              <input
                type="radio"
                name="stars"
                value={stars}
                checked={stars === rating}
                aria-label={texts.starLabel(stars, ratingLabel(stars))}
                aria-invalid={error !== undefined}
                className={style.input}
                onChange={() => onRate(stars)}
              />
              <Icon size={36} stroke={1.5} aria-hidden="true" />
            </label>
          )
        })}
        <span className={style.label} aria-hidden="true">
          {ratingLabel(rating)}
        </span>
      </Group>
      <Text id={`${id}-error`} fz="sm" c="var(--danger)" role="alert">
        {error}
      </Text>
    </fieldset>
  )
}
