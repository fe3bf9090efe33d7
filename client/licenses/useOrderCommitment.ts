import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { Ore } from '../../domain/basics/money.ts';
import type { useOrderCommitmentQuery } from '#relay/useOrderCommitmentQuery.graphql';

/** Long enough that a number is not asked for while it is being typed. */
const DEBOUNCE_MS = 250;

const query = graphql`
  query useOrderCommitmentQuery($installationId: ID!, $seats: Int!) {
    licenseOrderCommitment(zendeskInstanceId: $installationId, requestedLicenses: $seats)
  }
`;

interface Order {
  installationId: string;
  seats: number;
}

/**
 * The amount to which an order of seats would commit the company, as the server computes it; null when the price is by
 * agreement. Undefined without an order and until the answer arrives, also after a failure: the order itself is
 * compared by the server anyway.
 */
export function useOrderCommitment(order: Order | undefined): Ore | null | undefined {
  const environment = useRelayEnvironment();
  const { installationId, seats } = order ?? {};
  const [answer, setAnswer] = useState<Order & { commitment: Ore | null }>();
  useEffect(() => {
    if (!installationId || !seats) return undefined;
    let request: { unsubscribe: () => void } | undefined;
    const timer = setTimeout(() => {
      request = fetchQuery<useOrderCommitmentQuery>(environment, query, { installationId, seats }).subscribe({
        next: ({ licenseOrderCommitment }) =>
          setAnswer({ installationId, seats, commitment: licenseOrderCommitment ?? null }),
        error: () => undefined,
      });
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      request?.unsubscribe();
    };
  }, [environment, installationId, seats]);
  return answer?.installationId === installationId && answer?.seats === seats ? answer?.commitment : undefined;
}
