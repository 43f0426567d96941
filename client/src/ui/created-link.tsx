import { Code, Group, VisuallyHidden } from '@mantine/core'
import { dateTimeIt } from 'shared/formats/date-it'
import { QuietButton } from './action-buttons.tsx'
import { CopyButton } from './copy-button.tsx'
import { Remark } from './section-card.tsx'

type Props = {
  link: { url: string; expiresAt: string }
  texts: { label: string; until: (moment: string) => string; copy: string }
  /** Label of the button for what follows copying. */
  next: string
  onNext: () => void
}

/** Renders a new link to be copied. It is shown only once. */
export const CreatedLink = ({ link, texts, next, onNext }: Props) => (
  <>
    <Code block style={{ overflowWrap: 'anywhere', whiteSpace: 'normal' }}>
      <VisuallyHidden>{texts.label}: </VisuallyHidden>
      {link.url}
    </Code>
    <Remark>{texts.until(dateTimeIt(link.expiresAt))}</Remark>
    <Group gap="sm">
      <CopyButton text={link.url} label={texts.copy} />
      <QuietButton onClick={onNext}>{next}</QuietButton>
    </Group>
  </>
)
