/** Whatever answers at an address, no more than so much is read of it. Nothing, where it isn't JSON. */
export async function readJson(response: Response, maxLength: number): Promise<unknown> {
  let text = '';
  try {
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) {
      text += decoder.decode(chunk as Uint8Array, { stream: true });
      if (text.length > maxLength) return undefined;
    }
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
