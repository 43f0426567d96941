import { Button, Drawer, Flex, Group, Modal, Text } from '@mantine/core'
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ProductRoot } from './product-root.tsx'

const none = () => undefined

/** Throws as the browser does under `require-trusted-types-for 'script'`: any text written through `innerHTML`. */
function refuseInnerHtml() {
  const refuse = function (this: Element, html: string) {
    throw new TypeError(`This document requires TrustedHTML: <${this.localName}> ${html}`)
  }
  vi.spyOn(Element.prototype, 'innerHTML', 'set').mockImplementation(refuse)
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  refuseInnerHtml()
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test.each<[string, ReactNode]>([
  [
    'Button',
    <Button key="part" fullWidth>
      Salva
    </Button>,
  ],
  [
    'Group',
    <Group key="part" gap="xs" p={{ base: 'xs', sm: 'lg' }}>
      Salva
    </Group>,
  ],
  [
    'Flex',
    <Flex key="part" direction={{ base: 'column', sm: 'row' }} gap="lg">
      Salva
    </Flex>,
  ],
  [
    'Text',
    <Text key="part" fz={{ base: 'sm', sm: 'md' }}>
      Salva
    </Text>,
  ],
  [
    'Modal',
    <Modal key="part" opened onClose={none} title="Titolo">
      Salva
    </Modal>,
  ],
  [
    'Drawer',
    <Drawer key="part" opened onClose={none} title="Titolo">
      Salva
    </Drawer>,
  ],
])('mounts a %s without writing markup as text', async (_, part) => {
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () => root.render(<ProductRoot>{part}</ProductRoot>))
  expect(document.body.textContent).toContain('Salva')
  await act(async () => root.unmount())
})
