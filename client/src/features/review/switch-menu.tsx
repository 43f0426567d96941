import { Menu } from '@mantine/core'
import { MenuWindow } from '../../ui/menu-window.tsx'
import style from './room-switch.module.css'
import { type Choice, ChoiceFace, SwitchButton } from './switch-button.tsx'

type Props = { choices: readonly Choice[]; chosen: Choice; onChoose: (id: string) => void }

/** The choices of a switch, with the button that shows which is made. */
export default function SwitchMenu({ choices, chosen, onChoose }: Props) {
  return (
    <MenuWindow
      position="bottom-start"
      withInitialFocusPlaceholder={false}
      button={target => <SwitchButton ref={target} choice={chosen} />}
    >
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
              <ChoiceFace choice={choice} />
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </MenuWindow>
  )
}
