/**
 * Programs that show mail turn these into links, whatever the text around them says:
 * a scheme (`http://`), `www.`, and a host name that a path, a query or a port follows (`firma.dk/login`).
 * A host name alone stays allowed, since companies are called 'Firma.dk ApS' and 'Node.js Danmark'.
 */
const WEB_ADDRESS = [
  /[a-z][a-z0-9+.-]*:[\\/]{2}/iu,
  /(?<![\p{L}\p{N}])www\d?\.\S/iu,
  /[\p{L}\p{N}-]\.\p{L}{2,}\.?(?:\/|[?#]\S|:\d)/u,
  /(?<!\d)\d{1,3}(?:\.\d{1,3}){3}(?:\/|:\d)/u,
  /(?<![\p{L}\p{N}])(?:mailto|javascript|data):\S/iu,
];

/** Whether a text holds something that a mail program would make a link of. */
export function holdsWebAddress(text: string): boolean {
  const plain = asBrowsersRead(text);
  return WEB_ADDRESS.some((pattern) => pattern.test(plain));
}

/** Full-width letters and dots are the same address to a browser; invisible characters are nothing to a reader. */
const asBrowsersRead = (text: string) =>
  text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll('。', '.');
