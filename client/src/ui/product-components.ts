import type { MantineThemeComponents } from '@mantine/core'
import { uiTexts } from 'shared/messages/it/screens'
import fieldStyle from './field.module.css'
import style from './product-components.module.css'

/** Class names of Mantine's fields. */
export const fieldClasses = {
  label: fieldStyle.label ?? '',
  input: fieldStyle.input ?? '',
  description: fieldStyle.description ?? '',
  error: fieldStyle.error ?? '',
}

const field = { classNames: fieldClasses }

const closeButtonProps = { 'aria-label': uiTexts.close, size: 'lg' }
// The page keeps its scroll bar (`base.css`), so nothing has to make up for its width.
const removeScrollProps = { removeScrollBar: false }
const windowClasses = { title: style.title, content: style.window, header: style.window }

/**
 * Default props and classes of Mantine's components in the signed-in area. Plain objects instead of
 * `Button.extend(…)`: extending would load every component with the first screen.
 */
export const productComponents: MantineThemeComponents = {
  ActionIcon: {
    defaultProps: { variant: 'subtle', color: 'gray', size: 'xl', radius: 'xl' },
    classNames: { root: style.actionIcon },
  },
  Alert: {
    defaultProps: { variant: 'light', radius: 'md' },
    classNames: { body: style.alertBody, title: style.alertTitle, message: style.alertMessage },
  },
  Anchor: { defaultProps: { underline: 'always' } },
  Avatar: { defaultProps: { color: 'violet' } },
  Badge: {
    defaultProps: { variant: 'light', color: 'gray' },
    classNames: { root: style.badge },
  },
  Button: {
    defaultProps: { size: 'md', radius: 'xl' },
    classNames: { root: style.button, inner: style.buttonInner, label: style.buttonLabel },
  },
  Checkbox: {
    defaultProps: { size: 'md' },
    classNames: { label: fieldStyle.checkLabel, input: fieldStyle.check, error: fieldStyle.error },
  },
  Chip: { defaultProps: { size: 'lg', radius: 'xl', variant: 'light' }, classNames: { label: style.chip } },
  DateInput: field,
  Drawer: { defaultProps: { radius: 0, closeButtonProps, removeScrollProps }, classNames: windowClasses },
  Menu: { defaultProps: { shadow: 'md' } },
  Modal: {
    defaultProps: { centered: true, radius: 'lg', padding: 'xl', closeButtonProps, removeScrollProps },
    classNames: windowClasses,
  },
  NumberInput: field,
  Paper: { defaultProps: { radius: 'lg' }, classNames: { root: style.paper } },
  PasswordInput: field,
  Progress: { defaultProps: { size: 6, radius: 3 }, classNames: { root: style.progress } },
  SegmentedControl: { classNames: { root: style.segments, label: style.segment } },
  Select: { defaultProps: { allowDeselect: false, checkIconPosition: 'right' }, ...field },
  Skeleton: { classNames: { root: style.skeleton } },
  Switch: { defaultProps: { size: 'md', withThumbIndicator: false } },
  Table: { defaultProps: { verticalSpacing: 'sm' }, classNames: { th: style.th } },
  Tabs: { classNames: { tab: style.tab } },
  TextInput: field,
  Textarea: field,
}
