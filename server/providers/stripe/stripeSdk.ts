import Stripe from 'stripe';

export interface StripeRetryOptions {
  /** Milliseconds until an attempt of a call fails. */
  timeout: number;
  maxNetworkRetries: number;
}

/** Creates Stripe's library client. Adds the path of a custom API address, which the library does not support. */
export function createStripeSdk(secretKey: string, apiUrl: string | undefined, retries: StripeRetryOptions): Stripe {
  if (!apiUrl) return new Stripe(secretKey, { ...retries, telemetry: false });
  const { protocol, hostname, port, pathname } = new URL(apiUrl);
  const httpClient = Stripe.createNodeHttpClient();
  const send = httpClient.makeRequest.bind(httpClient);
  httpClient.makeRequest = (host, hostPort, path, ...rest) =>
    send(host, hostPort, `${pathname.replace(/\/$/, '')}${path}`, ...rest);
  return new Stripe(secretKey, {
    ...retries,
    telemetry: false,
    httpClient,
    host: hostname,
    protocol: protocol === 'http:' ? 'http' : 'https',
    ...(port && { port }),
  });
}
