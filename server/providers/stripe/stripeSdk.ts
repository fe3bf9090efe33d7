import Stripe from 'stripe';

export interface StripePatience {
  timeout: number;
  maxNetworkRetries: number;
}

/** Stripe's own library; an address of one's own may have a path, which the library itself knows nothing of. */
export function stripeSdk(secretKey: string, apiUrl: string | undefined, patience: StripePatience): Stripe {
  if (!apiUrl) return new Stripe(secretKey, { ...patience, telemetry: false });
  const { protocol, hostname, port, pathname } = new URL(apiUrl);
  const httpClient = Stripe.createNodeHttpClient();
  const send = httpClient.makeRequest.bind(httpClient);
  httpClient.makeRequest = (host, hostPort, path, ...rest) =>
    send(host, hostPort, `${pathname.replace(/\/$/, '')}${path}`, ...rest);
  return new Stripe(secretKey, {
    ...patience,
    telemetry: false,
    httpClient,
    host: hostname,
    protocol: protocol === 'http:' ? 'http' : 'https',
    ...(port && { port }),
  });
}
