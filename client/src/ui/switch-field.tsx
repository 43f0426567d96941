import { Switch, type SwitchProps } from '@mantine/core'

/** A switch that acts at once; its name is that of the thing, and does not change with its state. */
export function SwitchField({ label, ...rest }: Omit<SwitchProps, 'label'> & { label: string }) {
  return <Switch size="md" withThumbIndicator={false} aria-label={label} {...rest} />
}
