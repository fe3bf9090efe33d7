/** Parses untrusted text; returns undefined if it is not JSON. */
export function parseJson(text: string | Buffer): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
}

/** Reads an answer as JSON. Returns undefined if it is longer than `maxLength`, breaks off, or is not JSON. */
export async function readJson(response: Response, maxLength: number): Promise<unknown> {
  let text = '';
  try {
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) {
      text += decoder.decode(chunk as Uint8Array, { stream: true });
      if (text.length > maxLength) return undefined;
    }
  } catch {
    return undefined;
  }
  return parseJson(text);
}
