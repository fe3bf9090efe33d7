import type { PortalRequest, PortalResponse } from './PortalRequest.ts';

/** Sends a request to a server. The answer has the status 0 when the server ended before it answered. */
export async function sendOverHttp(
  address: string,
  { method, url, payload, headers }: PortalRequest,
): Promise<PortalResponse> {
  try {
    const response = await fetch(`${address}${url}`, {
      method,
      headers,
      redirect: 'manual',
      ...(payload !== undefined && { body: payload }),
    });
    const body = await response.text();
    return { status: response.status, body, setCookie: response.headers.get('set-cookie') ?? '' };
  } catch {
    return { status: 0, body: '', setCookie: '' };
  }
}
