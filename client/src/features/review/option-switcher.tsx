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

const OptionLabel = ({ option: { name, badge, picture } }: { option: Option }) => (
  <>
    {picture}
    <span className={style.words}>
      <b>{name}</b>
      {badge}
    </span>
  </>
)

/** Shows the chosen option and opens the menu. */
const SwitchButton = ({ option, ...rest }: ComponentPropsWithRef<'button'> & { option: Option }) => (
  <button type="button" aria-haspopup="menu" {...rest} className={style.trigger}>
    <OptionLabel option={option} />
    <IconChevronDown size={18} aria-hidden="true" />
  </button>
)

type MenuProps = { options: readonly Option[]; chosen: Option; onChange: (id: string) => void }

function SwitchMenu({ options, chosen, onChange }: MenuProps) {
  return (
    <Menu position="bottom-start" withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <SwitchButton option={chosen} />
      </Menu.Target>
      <Menu.Dropdown className={style.list}>
        <Menu.RadioGroup value={chosen.id} onChange={onChange}>
          {options.map(option => (
            <Menu.RadioItem
              key={option.id}
              value={option.id}
              closeMenuOnClick
              data-autofocus={option === chosen || undefined}
              classNames={{ itemLabel: style.offer ?? '' }}
            >
              <OptionLabel option={option} />
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  )
}

type Props = {
  label: string
  options: readonly Option[]
  chosenId: string | undefined
  onChange: (id: string) => void
}

/** Switches between options by a menu, so that its width does not depend on their number. */
export function OptionSwitcher({ label, options, chosenId, onChange }: Props) {
  const chosen = options.find(({ id }) => id === chosenId)
  if (!chosen) return null
  return (
    <fieldset className={style.switch}>
      <legend className="visually-hidden">{label}</legend>
      {options.length === 1 ? (
        <p className={style.trigger}>
          <OptionLabel option={chosen} />
        </p>
      ) : (
        <SwitchMenu options={options} chosen={chosen} onChange={onChange} />
      )}
    </fieldset>
  )
}
