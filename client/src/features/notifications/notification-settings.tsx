import { Switch, Table, Text, VisuallyHidden } from '@mantine/core'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import {
  notificationKindTexts,
  notificationSettingsTexts as texts,
} from 'shared/messages/it/notification-settings'
import {
  kindsOfSide,
  type NotificationChannel,
  notificationChannels,
  notificationKinds,
} from 'shared/notifications/kinds'
import { type Outputs, trpc } from '../../lib/trpc.ts'
import { showErrorToast } from '../../ui/errors.ts'
import { QueryView } from '../../ui/query-view.tsx'
import { Note, SectionCard } from '../../ui/section-card.tsx'
import style from './notification-settings.module.css'

type Settings = Outputs['account']['notificationSettings']['get']
type Setting = Settings['items'][number]
type Side = 'client' | 'team'

/** Mails lead to it. */
const ANCHOR = 'notifiche'

/** Saves a choice at once; a failure takes it back. */
function useSetNotification() {
  const { get } = trpc.useUtils().account.notificationSettings
  const show = (kind: Setting['kind'], channel: NotificationChannel, isOn: boolean) =>
    get.setData(
      undefined,
      old =>
        old && { items: old.items.map(item => (item.kind === kind ? { ...item, [channel]: isOn } : item)) },
    )
  return trpc.account.notificationSettings.set.useMutation({
    onMutate: ({ kind, channel, isOn }) => show(kind, channel, isOn),
    onError: (error, { kind, channel, isOn }) => {
      show(kind, channel, !isOn)
      showErrorToast(error, { text: texts.failed })
    },
  })
}

interface CellProps {
  setting: Setting
  channel: NotificationChannel
  isThere: boolean
  onChange: (isOn: boolean) => void
}

function Choice({ setting, channel, isThere, onChange }: CellProps) {
  if (!isThere)
    return (
      <>
        <span aria-hidden>–</span>
        <VisuallyHidden>{texts.never}</VisuallyHidden>
      </>
    )
  if (!setting.isSwitchable) return <Note span>{texts.always}</Note>
  return (
    <Switch
      aria-label={texts.label(notificationKindTexts[setting.kind].name, texts.channels[channel])}
      checked={setting[channel] === true}
      onChange={event => onChange(event.currentTarget.checked)}
    />
  )
}

function Choices({ settings, side }: { settings: Settings; side: Side }) {
  const { mutate } = useSetNotification()
  const { hash } = useLocation()
  const table = useRef<HTMLTableElement>(null)
  useEffect(() => {
    if (hash === ANCHOR) table.current?.closest('section')?.scrollIntoView()
  }, [hash])
  return (
    <Table ref={table} className={style.table} aria-label={texts.title}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{texts.kind}</Table.Th>
          {notificationChannels.map(channel => (
            <Table.Th key={channel} className={style.channel}>
              {texts.channels[channel]}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {kindsOfSide(side).map(kind => {
          const setting = settings.items.find(item => item.kind === kind)
          const there: readonly NotificationChannel[] = notificationKinds[kind][side]
          if (!setting) return null
          return (
            <Table.Tr key={kind}>
              <Table.Th scope="row">
                {notificationKindTexts[kind].name}
                <Note>{notificationKindTexts[kind].what}</Note>
              </Table.Th>
              {notificationChannels.map(channel => (
                <Table.Td key={channel} className={style.channel}>
                  <Choice
                    setting={setting}
                    channel={channel}
                    isThere={there.includes(channel)}
                    onChange={isOn => mutate({ kind, channel, isOn })}
                  />
                </Table.Td>
              ))}
            </Table.Tr>
          )
        })}
      </Table.Tbody>
    </Table>
  )
}

/** Settings of the signed-in user's notifications, by kind and channel; each switch is saved at once. */
export function NotificationSettings({ side }: { side: Side }) {
  const query = trpc.account.notificationSettings.get.useQuery()
  return (
    <SectionCard title={texts.title} id={ANCHOR} className={style.section ?? ''}>
      <Text mb="sm" c="dimmed">
        {texts.intro}
      </Text>
      <QueryView query={query} skeletonHeights={[360]} errorTitle={texts.load}>
        {settings => <Choices settings={settings} side={side} />}
      </QueryView>
    </SectionCard>
  )
}
