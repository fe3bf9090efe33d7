/** What anyone may have sent. Nothing, where it isn't JSON. */
export function parsedJson(given: string | Buffer): unknown {
  try {
    return JSON.parse(String(given));
  } catch {
    return undefined;
  }
}

/** Whatever answers at an address, no more than so much is read of it. */
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
  return parsedJson(text);
}
