import { expect, test } from 'vitest'
import { networkOf } from './rate-limiter.ts'

test.each([
  ['an IPv4 address by itself', '203.0.113.7', '203.0.113.7', undefined],
  ['IPv4 written as IPv6 like IPv4', '::ffff:203.0.113.7', '203.0.113.7', undefined],
  ['the same in hexadecimal', '::FFFF:cb00:7107', '203.0.113.7', undefined],
  ['the same written out', '0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7', undefined],
  ['IPv6 by its /64', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['another address of the same /64', '2001:db8:1:2:ffff::1', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['the same with capitals and zeros', '2001:0DB8:0001:0002::9', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['the next /64 of the same /48', '2001:db8:1:3::1', '2001:db8:1:3::/64', '2001:db8:1::/48'],
  ['zeros in front', '::1', '0:0:0:0::/64', '0:0:0::/48'],
  ['zeros behind', '2001:db8::', '2001:db8:0:0::/64', '2001:db8:0::/48'],
  ['a zone is left out', 'fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0::/48'],
  ['what is no address by its text', 'unknown', 'unknown', undefined],
])('addresses counted together: %s', (_case, address, name, block) => {
  expect(networkOf(address)).toEqual(block ? { name, block } : { name })
})
