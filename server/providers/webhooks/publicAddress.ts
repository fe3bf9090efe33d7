import { BlockList, isIP } from 'node:net';

/** IPv4 networks that are not public: this machine, private and link-local networks, metadata services and others. */
const nonPublicV4 = subnets('ipv4', [
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

/** Global unicast addresses; mapped, translated and local addresses lie outside of this network. */
const publicV6 = subnets('ipv6', ['2000::/3']);
/** Global unicast networks that are not public: with an embedded IPv4 address (Teredo, 6to4), or for documentation. */
const nonPublicV6 = subnets('ipv6', ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']);

/** Whether the text is a public IP address. False for a text that is no plain IP address, such as a host name. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !nonPublicV4.check(address, 'ipv4');
  return (
    family === 6 && !address.includes('%') && publicV6.check(address, 'ipv6') && !nonPublicV6.check(address, 'ipv6')
  );
}

function subnets(family: 'ipv4' | 'ipv6', all: string[]): BlockList {
  const list = new BlockList();
  for (const subnet of all) {
    const [network, bits] = subnet.split('/') as [string, string];
    list.addSubnet(network, Number(bits), family);
  }
  return list;
}
