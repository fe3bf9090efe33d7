import Stripe from 'stripe';
import { traced } from '../../platform/tracing/traced.ts';

export interface StripeRetryOptions {
  /** Milliseconds until an attempt of a call fails. */
  timeout: number;
  maxNetworkRetries: number;
}

/** Creates Stripe's library client. Adds the path of a custom API address, which the library does not support. */
export function createStripeSdk(secretKey: string, apiUrl: string | undefined, retries: StripeRetryOptions): Stripe {
  const { protocol, hostname, port, pathname } = new URL(apiUrl ?? 'https://api.stripe.com');
  const httpClient = Stripe.createNodeHttpClient();
  const send = httpClient.makeRequest.bind(httpClient);
  httpClient.makeRequest = (host, hostPort, path, method, ...rest) =>
    traced({ name: `${method} Stripe`, kind: 'client', attributes: spanAttributes(method) }, async (span) => {
      const answer = await send(host, hostPort, `${pathname.replace(/\/$/, '')}${path}`, method, ...rest);
      span?.set({ 'http.response.status_code': answer.getStatusCode() });
      return answer;
    });
  return new Stripe(secretKey, {
    ...retries,
    telemetry: false,
    httpClient,
    host: hostname,
    protocol: protocol === 'http:' ? 'http' : 'https',
    ...(port && { port }),
  });
}

const spanAttributes = (method: string) => ({ 'peer.service': 'Stripe', 'http.request.method': method });
