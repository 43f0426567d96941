import { List, Text, Title } from '@mantine/core'
import style from './briefing.module.css'

type Props = { title: string; tips: readonly { title: string; text: string }[] }

export const Tips = ({ title, tips }: Props) => (
  <aside>
    <Title order={2} size="h4" mb="md">
      {title}
    </Title>
    <List type="ordered" listStyleType="decimal-leading-zero" spacing="md" size="sm" c="dimmed">
      {tips.map(tip => (
        <List.Item key={tip.title} className={style.tip}>
          <Text component="h3" fw={650} size="sm" ff="var(--font-text)" c="var(--ink)">
            {tip.title}
          </Text>
          <p>{tip.text}</p>
        </List.Item>
      ))}
    </List>
  </aside>
)
