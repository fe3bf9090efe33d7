/** Parses untrusted text; returns undefined if it is not JSON. */
export function parseJson(text: string | Buffer): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
}
