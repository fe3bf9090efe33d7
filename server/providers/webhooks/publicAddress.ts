import { BlockList, isIP } from 'node:net';

/** What is not the internet: this machine, private and link-local networks with their metadata services, and addresses for other uses. */
const closedV4 = subnets('ipv4', [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '168.63.129.16/32',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]);

/** The internet's own part of IPv6; what is mapped, translated or local lies outside of it. */
const openV6 = subnets('ipv6', ['2000::/3']);
/** Within it: addresses that carry an IPv4 address along (Teredo, 6to4), and those for documents and tests. */
const closedV6 = subnets('ipv6', ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']);

export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !closedV4.check(address, 'ipv4');
  return family === 6 && !address.includes('%') && openV6.check(address, 'ipv6') && !closedV6.check(address, 'ipv6');
}

function subnets(family: 'ipv4' | 'ipv6', all: string[]): BlockList {
  const list = new BlockList();
  for (const subnet of all) {
    const [network, bits] = subnet.split('/') as [string, string];
    list.addSubnet(network, Number(bits), family);
  }
  return list;
}
