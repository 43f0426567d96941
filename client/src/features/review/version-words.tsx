import { publishTexts } from 'shared/messages/it/publishing'
import { teamTexts } from 'shared/messages/it/team'
import { TextAreaField, TextField } from '../../ui/field.tsx'

export interface Words {
  versionName: string
  notes: string
}

type Props = {
  words: Words
  onChange: (part: Partial<Words>) => void
  /** What is wrong with the name. */
  error: string | false | undefined
  /** The dialog begins with them. */
  first?: boolean
}

export const NOTES_MAX = 2000

/** What a version is called, and what is new in it. */
export function VersionWords({ words, onChange, error, first }: Props) {
  return (
    <>
      <TextField
        {...(first && { 'data-autofocus': true })}
        name="versionName"
        label={teamTexts.deliverables.versionName}
        maxLength={100}
        value={words.versionName}
        error={error}
        onChange={event => onChange({ versionName: event.currentTarget.value })}
      />
      <TextAreaField
        optional
        name="notes"
        label={publishTexts.notesLabel}
        maxLength={NOTES_MAX}
        value={words.notes}
        onChange={event => onChange({ notes: event.currentTarget.value })}
      />
    </>
  )
}
