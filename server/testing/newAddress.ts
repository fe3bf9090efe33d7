let networks = 0;

/** Returns a network address that no other caller of this test file has, so that it shares no rate limit with them. */
export function newAddress(): string {
  networks += 1;
  return `10.${networks >> 16}.${(networks >> 8) & 255}.${networks & 255}`;
}
