let networks = 0;

/** A network address that no other caller of this test file has, so that calls from it share no rate limit. */
export function newAddress(): string {
  networks += 1;
  return `10.${networks >> 16}.${(networks >> 8) & 255}.${networks & 255}`;
}
