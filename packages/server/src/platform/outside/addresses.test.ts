import { expect, test } from 'vitest'
import { isPublicAddress } from './addresses.ts'

test.each([
  ['this network', '0.0.0.0'],
  ['this network, another', '0.1.2.3'],
  ['private, 10', '10.0.0.1'],
  ['private, 172.16', '172.16.0.1'],
  ['private, to the end of 172.31', '172.31.255.255'],
  ['private, 192.168', '192.168.1.1'],
  ['loopback', '127.0.0.1'],
  ['loopback, any', '127.255.255.254'],
  ['link-local', '169.254.1.1'],
  ['the metadata of clouds', '169.254.169.254'],
  ['carrier-grade NAT', '100.64.0.1'],
  ['carrier-grade NAT, where another cloud keeps its metadata', '100.100.100.200'],
  ['protocol assignments', '192.0.0.192'],
  ['documentation', '192.0.2.1'],
  ['benchmarks', '198.19.255.255'],
  ['6to4 relays', '192.88.99.1'],
  ['multicast', '224.0.0.1'],
  ['reserved', '240.0.0.1'],
  ['broadcast', '255.255.255.255'],
  ['unspecified', '::'],
  ['loopback', '::1'],
  ['mapped loopback', '::ffff:127.0.0.1'],
  ['mapped loopback, in hex', '::ffff:7f00:1'],
  ['mapped, also of an open address', '::ffff:8.8.8.8'],
  ['compatible', '::127.0.0.1'],
  ['translated', '::ffff:0:127.0.0.1'],
  ['NAT64', '64:ff9b::7f00:1'],
  ['NAT64 of a network of its own', '64:ff9b:1::a00:1'],
  ['6to4', '2002:7f00:1::'],
  ['Teredo', '2001:0:7f00:1::'],
  ['ORCHID', '2001:20::1'],
  ['documentation', '2001:db8::1'],
  ['documentation, the new one', '3fff::1'],
  ['unique local', 'fd00:ec2::254'],
  ['link-local', 'fe80::1'],
  ['link-local with a zone', 'fe80::1%eth0'],
  ['site-local', 'fec0::1'],
  ['multicast', 'ff02::1'],
  ['discard', '100::1'],
  ['no address at all', 'museum.no'],
  ['nothing', ''],
  ['an address in another notation', '2130706433'],
])('[V3] %s, %s, is not on the open internet', (_what, address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '192.0.1.1', '223.255.255.255', '2606:4700::1111', '2a00:1450:400f::1'])(
  '[V3] %s is',
  (address) => {
    expect(isPublicAddress(address)).toBe(true)
  },
)
