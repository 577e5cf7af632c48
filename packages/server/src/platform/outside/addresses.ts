import { BlockList, isIPv4, isIPv6 } from 'node:net'

/** IPv4 by IANA's special-purpose registry (RFC 6890) and multicast: none of it is a page that everyone can open. */
const closedIPv4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const

/**
 * Of IPv6 only global unicast is open, less what carries an IPv4 address inside (Teredo, 6to4) or is kept for other
 * ends. Mapped, compatible and NAT64 addresses, local and multicast ones lie outside 2000::/3 altogether.
 */
const openIPv6 = ['2000::', 3] as const
const closedIPv6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
] as const

function blockList(subnets: ReadonlyArray<readonly [string, number]>, family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList()
  for (const [net, prefix] of subnets) list.addSubnet(net, prefix, family)
  return list
}
const closed4 = blockList(closedIPv4, 'ipv4')
const open6 = blockList([openIPv6], 'ipv6')
const closed6 = blockList(closedIPv6, 'ipv6')

/** Whether an address lies on the open internet; what cannot be read as one does not. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !closed4.check(address, 'ipv4')
  // A zone (fe80::1%eth0) only exists where an address is local.
  if (!isIPv6(address) || address.includes('%')) return false
  return open6.check(address, 'ipv6') && !closed6.check(address, 'ipv6')
}
