import { Menu } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import style from './option-switcher.module.css'

interface Option {
  id: string
  name: string
  badge: ReactNode
  picture?: ReactNode
}

/** What is said of a choice, chosen or offered. */
const OptionLabel = ({ choice: { name, badge, picture } }: { choice: Option }) => (
  <>
    {picture}
    <span className={style.words}>
      <b>{name}</b>
      {badge}
    </span>
  </>
)

/** What is chosen; pressed, the others are offered. */
const SwitchButton = ({ choice, ...rest }: ComponentPropsWithRef<'button'> & { choice: Option }) => (
  <button type="button" aria-haspopup="menu" {...rest} className={`panel ${style.face}`}>
    <OptionLabel choice={choice} />
    <IconChevronDown size={18} aria-hidden="true" />
  </button>
)

type MenuProps = { choices: readonly Option[]; chosen: Option; onChoose: (id: string) => void }

/** The choices of a switch, with the button that shows which is made. */
function SwitchMenu({ choices, chosen, onChoose }: MenuProps) {
  return (
    <Menu position="bottom-start" withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <SwitchButton choice={chosen} />
      </Menu.Target>
      <Menu.Dropdown className={style.list}>
        <Menu.RadioGroup value={chosen.id} onChange={onChoose}>
          {choices.map(choice => (
            <Menu.RadioItem
              key={choice.id}
              value={choice.id}
              closeMenuOnClick
              data-autofocus={choice === chosen || undefined}
              classNames={{ itemLabel: style.offer ?? '' }}
            >
              <OptionLabel choice={choice} />
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  )
}

type Props = {
  label: string
  choices: readonly Option[]
  chosenId: string | undefined
  onChoose: (id: string) => void
}

/** Says which of several things is on the screen; the others are in its menu, so that it never grows. */
export function OptionSwitcher({ label, choices, chosenId, onChoose }: Props) {
  const chosen = choices.find(({ id }) => id === chosenId)
  if (!chosen) return null
  return (
    <fieldset className={style.switch}>
      <legend className="visually-hidden">{label}</legend>
      {choices.length === 1 ? (
        <p className={`panel ${style.face}`}>
          <OptionLabel choice={chosen} />
        </p>
      ) : (
        <SwitchMenu choices={choices} chosen={chosen} onChoose={onChoose} />
      )}
    </fieldset>
  )
}
