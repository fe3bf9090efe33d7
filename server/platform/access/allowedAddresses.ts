import { BlockList, isIP } from 'node:net';

const FAMILIES = { 4: 'ipv4', 6: 'ipv6' } as const;
/** An IPv4 address in the form in which a socket for both families reports it. */
const MAPPED = '::ffff:';

/** Whether a text is an IP address, or a range in CIDR notation such as 203.0.113.0/24. */
export function isAddressRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  if (!family || rest.length) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}

/** Whether an address is in one of the ranges. An empty list allows every address. */
export function isAllowedAddress(address: string, ranges: readonly string[]): boolean {
  if (!ranges.length) return true;
  const plain =
    address.startsWith(MAPPED) && isIP(address.slice(MAPPED.length)) ? address.slice(MAPPED.length) : address;
  const family = isIP(plain);
  if (family !== 4 && family !== 6) return false;
  const allowed = new BlockList();
  for (const range of ranges) {
    const [start = '', bits] = range.split('/');
    const rangeFamily = FAMILIES[isIP(start) as 4 | 6];
    if (bits === undefined) allowed.addAddress(start, rangeFamily);
    else allowed.addSubnet(start, Number(bits), rangeFamily);
  }
  return allowed.check(plain, FAMILIES[family]);
}
