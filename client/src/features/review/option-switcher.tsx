import { Badge, Center, Group, Menu, Title } from '@mantine/core'
import { IconChevronDown, IconFile, IconMovie } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { type AssetKind, isFormat } from 'shared/deliverables/asset'
import { assetRoomTexts } from 'shared/messages/it/asset-room'
import { assetLabel } from 'shared/messages/it/assets'
import { reviewTexts } from 'shared/messages/it/review'
import style from './option-switcher.module.css'
import { isPortrait, type ReviewAsset, type ReviewVersion, type ViewerRole } from './review-model.ts'

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
        <Menu position="bottom-start" withInitialFocusPlaceholder={false} hideDetached={false}>
          <Menu.Target>
            <button type="button" aria-haspopup="menu" className={style.trigger}>
              <OptionLabel option={chosen} />
              <IconChevronDown size={18} aria-hidden="true" />
            </button>
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
      )}
    </fieldset>
  )
}

const colors: Record<ReviewAsset['state'] | ReviewVersion['state'], string> = {
  open: 'gray',
  saved: 'gray',
  waiting: 'orange',
  'changes-requested': 'blue',
  approved: 'green',
  superseded: 'gray',
}

type AssetBadgeProps = {
  asset: ReviewAsset
  /** True if only the team sees its newest version. */
  isSaved?: boolean
  viewer: ViewerRole
}

export const AssetBadge = ({ asset: { state }, isSaved = false, viewer }: AssetBadgeProps) => (
  <Badge component="span" color={isSaved ? 'gray' : colors[state]}>
    {isSaved ? reviewTexts.versions.states.team.saved : assetRoomTexts.states[viewer][state]}
  </Badge>
)

export const VersionBadge = ({ version, viewer }: { version: ReviewVersion; viewer: ViewerRole }) => (
  <Badge component="span" color={colors[version.state]}>
    {reviewTexts.versions.states[viewer === 'team' ? 'team' : 'client'][version.state]}
  </Badge>
)

type ThumbProps = { version: Pick<ReviewVersion, 'posterUrl' | 'resolution' | 'isFilm'> }

/** Renders a small frame of a version, or an icon. Decorative: its name is beside it. */
export function VersionThumbnail({ version: { posterUrl, isFilm } }: ThumbProps) {
  const [isBroken, setBroken] = useState(false)
  const Icon = isFilm ? IconMovie : IconFile
  return (
    <span className={style.thumb} aria-hidden="true">
      {posterUrl && !isBroken ? (
        <img src={`${posterUrl}?size=small`} alt="" loading="lazy" onError={() => setBroken(true)} />
      ) : (
        <Icon size={20} />
      )}
    </span>
  )
}

/** Renders the poster of a version in the film's proportions; nothing without a poster. */
export function VersionFrame({ version }: ThumbProps) {
  const [isBroken, setBroken] = useState(false)
  if (!version.posterUrl || isBroken) return null
  return (
    <img
      className={isPortrait(version) ? `${style.frame} ${style.portrait}` : style.frame}
      src={version.posterUrl}
      alt=""
      loading="lazy"
      onError={() => setBroken(true)}
    />
  )
}

const widths: Partial<Record<AssetKind, number>> = { '16:9': 112, '9:16': 54, '1:1': 76 }

export function AssetShape({ kind }: { kind: AssetKind }) {
  return (
    <Center
      className={style.shape}
      w={widths[kind]}
      style={{ aspectRatio: kind.replace(':', ' / ') }}
      aria-hidden="true"
    >
      {kind}
    </Center>
  )
}

export function AssetPlaceholder({ asset, viewer }: { asset: ReviewAsset; viewer: ViewerRole }) {
  return (
    <Group
      component="section"
      gap="16px 28px"
      p="clamp(24px, 4vw, 48px)"
      bd="1px dashed var(--field-line)"
      bdrs="var(--radius)"
    >
      {isFormat(asset.kind) && <AssetShape kind={asset.kind} />}
      <div>
        <Title order={2} size="h3">
          {assetLabel(asset)}
        </Title>
        <p>{assetRoomTexts.placeholder[viewer]}</p>
      </div>
    </Group>
  )
}
