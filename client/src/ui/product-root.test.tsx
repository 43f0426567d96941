import { Button, Drawer, Flex, Group, Modal, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mount } from '../../../tests/support/dom.ts'
import { ProductRoot } from './product-root.tsx'

const none = () => undefined

/** Throws as the browser does under `require-trusted-types-for 'script'`: any text written through `innerHTML`. */
function refuseInnerHtml() {
  const refuse = function (this: Element, html: string) {
    throw new TypeError(`This document requires TrustedHTML: <${this.localName}> ${html}`)
  }
  vi.spyOn(Element.prototype, 'innerHTML', 'set').mockImplementation(refuse)
}

beforeEach(refuseInnerHtml)
afterEach(() => vi.restoreAllMocks())

const words = { children: 'Salva' }

test.each<[string, ReactNode]>([
  ['Button', <Button key="part" fullWidth {...words} />],
  ['Group', <Group key="part" gap="xs" p={{ base: 'xs', sm: 'lg' }} {...words} />],
  ['Flex', <Flex key="part" direction={{ base: 'column', sm: 'row' }} gap="lg" {...words} />],
  ['Text', <Text key="part" fz={{ base: 'sm', sm: 'md' }} {...words} />],
  ['Modal', <Modal key="part" opened onClose={none} title="Titolo" {...words} />],
  ['Drawer', <Drawer key="part" opened onClose={none} title="Titolo" {...words} />],
])('mounts a %s without writing markup as text', async (_, part) => {
  await mount(<ProductRoot>{part}</ProductRoot>)
  expect(document.body.textContent).toContain('Salva')
})
