import { Box, Text } from '@mantine/core'

type Props = {
  /** The moment that is meant, in words; null for the whole video. */
  at: string | null
  note: string | null
}

/** Renders a note on a video and the timecode that it refers to. */
export function TimecodedNote({ at, note }: Props) {
  if (!note && at === null) return null
  return (
    <Box mt={8} pl={14} style={{ borderLeft: '2px solid var(--accent)' }}>
      {at !== null && (
        <Text ff="monospace" fz="sm" fw={500} lh={1.5} c="var(--accent-text)">
          {at}
        </Text>
      )}
      {note && <p className="typed">{note}</p>}
    </Box>
  )
}
