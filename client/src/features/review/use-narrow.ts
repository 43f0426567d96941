import { useMediaQuery } from '@mantine/hooks'

/** Where film and comments do not fit side by side; the styles of a room turn at the same width. */
const NARROW = '(max-width: 1080px)'

/** Whether a room shows its parts below each other. */
export const useNarrow = () => useMediaQuery(NARROW, undefined, { getInitialValueInEffect: false })
