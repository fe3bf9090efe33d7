/**
 * The texts that mail programs turn into links: a scheme (`http://`), `www.`, and a host name with a path, a query or a
 * port (`firma.dk/login`). A host name alone is allowed, because companies are called 'Firma.dk ApS' and 'Node.js
 * Danmark'.
 */
const WEB_ADDRESS = [
  /[a-z][a-z0-9+.-]*:[\\/]{2}/iu,
  /(?<![\p{L}\p{N}])www\d?\.\S/iu,
  /[\p{L}\p{N}-]\.\p{L}{2,}\.?(?:\/|[?#]\S|:\d)/u,
  /(?<!\d)\d{1,3}(?:\.\d{1,3}){3}(?:\/|:\d)/u,
  /(?<![\p{L}\p{N}])(?:mailto|javascript|data):\S/iu,
];

/** Whether a mail program would turn a part of the text into a link. */
export function containsWebAddress(text: string): boolean {
  const plain = normalizeAsBrowsers(text);
  return WEB_ADDRESS.some((pattern) => pattern.test(plain));
}

/** Whether the text is an address over https without a user's name or password, which would show another host. */
export function isPlainHttpsAddress(text: string): boolean {
  const address = URL.canParse(text) ? new URL(text) : undefined;
  return address?.protocol === 'https:' && !address.username && !address.password && !/^https:\/\/[^/?#]*@/i.test(text);
}

/** Browsers read full-width letters and dots as ordinary ones, and readers do not see invisible characters. */
const normalizeAsBrowsers = (text: string) =>
  text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll('。', '.');
