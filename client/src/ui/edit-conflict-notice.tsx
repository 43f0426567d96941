import { Alert, Box, Button, Group } from '@mantine/core'
import { uiTexts } from 'shared/messages/it/screens'
import { SmallButton } from './action-buttons.tsx'

const texts = uiTexts.newerText

type Props = { newer: string; onTake: () => void; onOverwrite: () => void }

/** Shown when another user, tab or the interview has saved a newer text: takes it over, or overwrites it. */
export const EditConflictNotice = ({ newer, onTake, onOverwrite }: Props) => (
  <Alert color="orange" my="sm" role="alert" title={texts.title}>
    <Box
      component="blockquote"
      mah={200}
      pl="sm"
      className="typed"
      style={{ overflow: 'auto', borderLeft: '3px solid' }}
    >
      {newer}
    </Box>
    <Group gap={8} mt="sm">
      <Button size="sm" onClick={onTake}>
        {texts.take}
      </Button>
      <SmallButton onClick={onOverwrite}>{texts.insist}</SmallButton>
    </Group>
  </Alert>
)
