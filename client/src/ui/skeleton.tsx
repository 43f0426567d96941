import { Skeleton as MantineSkeleton, Stack } from '@mantine/core'
import { uiTexts } from 'shared/messages/it/screens'

/** Placeholder while loading: one line for each height in px. */
export function Skeleton({ heights }: { heights: number[] }) {
  return (
    <Stack role="status" aria-label={uiTexts.checking}>
      {heights.map((height, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are never reordered
        <MantineSkeleton key={`${place}-${height}`} height={height} />
      ))}
    </Stack>
  )
}
