import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { AgreementGap } from './AgreementRequired.tsx';
import type { useAgreementCheckQuery } from './__generated__/useAgreementCheckQuery.graphql.ts';

const newest = graphql`
  query useAgreementCheckQuery($id: ID!) {
    node(id: $id) { ... on IntegrationInstance @alias(as: "integration") { obstacle { code message } } }
  }
`;

/** Asks anew whether a service agreement is missing: what the card knows may be of this morning. */
export function useAgreementCheck(integrationId: string): () => Promise<AgreementGap | undefined> {
  const environment = useRelayEnvironment();
  return async () => {
    const answer = await fetchQuery<useAgreementCheckQuery>(environment, newest, { id: integrationId }).toPromise();
    const obstacle = answer?.node?.integration?.obstacle;
    if (obstacle?.code === 'SERVICE_AGREEMENT_REQUIRED') return { message: obstacle.message, isPending: false };
    return obstacle?.code === 'SERVICE_AGREEMENT_PENDING' ? { message: obstacle.message, isPending: true } : undefined;
  };
}
