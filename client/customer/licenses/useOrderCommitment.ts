import { graphql } from 'react-relay';
import type { Ore } from '../../../domain/basics/money.ts';
import { TYPING_MS, useAnswer } from '../../app/relay/useAnswer.ts';
import type { useOrderCommitmentQuery } from '#relay/useOrderCommitmentQuery.graphql';

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
  const isAsked = order?.installationId && order.seats;
  const { answer, isCurrent } = useAnswer<useOrderCommitmentQuery>(query, isAsked ? order : undefined, {
    delayMs: TYPING_MS,
  });
  return isCurrent ? (answer?.licenseOrderCommitment ?? null) : undefined;
}
