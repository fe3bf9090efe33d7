import { isIPv6 } from 'node:net';

const MAPPED_IPV4 = /^0:0:0:0:0:ffff:/;

/**
 * The key under which limits count an address. One IPv6 subscriber has a whole /64 to choose addresses from, so its
 * addresses count as one; an IPv4 address that arrives in IPv6 notation counts as the IPv4 address.
 */
export function addressGroup(address: string): string {
  const plain = address.trim().toLowerCase().replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain;
  const words = sixteenBitWords(plain);
  if (MAPPED_IPV4.test(words.join(':'))) return dotted(words.slice(6));
  return `${words.slice(0, 4).join(':')}::/64`;
}

/** The URL parser normalizes every notation of an IPv6 address; only the zeros of its `::` have to be filled in. */
function sixteenBitWords(address: string): string[] {
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const [before, after] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean)) as [string[], string[]];
  return [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after];
}

function dotted(words: string[]): string {
  return words
    .map((word) => parseInt(word, 16))
    .flatMap((word) => [word >> 8, word & 0xff])
    .join('.');
}
