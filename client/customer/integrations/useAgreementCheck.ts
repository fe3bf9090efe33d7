import { useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { messageOf } from '../../app/relay/errors.ts';
import { toast } from '../../ui/Toast.tsx';
import type { MissingAgreement } from './AgreementRequired.tsx';
import type { useAgreementCheckQuery } from '#relay/useAgreementCheckQuery.graphql';

const query = graphql`
  query useAgreementCheckQuery($id: ID!) {
    node(id: $id) {
      ... on IntegrationInstance @alias(as: "integration") {
        obstacle {
          code
          message
        }
      }
    }
  }
`;

interface AgreementCheck {
  integrationId: string;
  isNeeded: boolean;
  onRequired: (missing: MissingAgreement) => void;
}

/**
 * Returns a function that runs an action if the integration needs no service agreement or the company has an active
 * one. The function calls `onRequired` if the agreement is missing, and shows a toast if the check fails.
 */
export function useAgreementCheck({ integrationId, isNeeded, onRequired }: AgreementCheck) {
  const environment = useRelayEnvironment();
  const [isChecking, setChecking] = useState(false);
  // The obstacle is loaded again, because the data of the card may be hours old.
  const findMissingAgreement = async (): Promise<MissingAgreement | undefined> => {
    const answer = await fetchQuery<useAgreementCheckQuery>(environment, query, { id: integrationId }).toPromise();
    const obstacle = answer?.node?.integration?.obstacle;
    if (obstacle?.code === 'SERVICE_AGREEMENT_REQUIRED') return { message: obstacle.message, isPending: false };
    return obstacle?.code === 'SERVICE_AGREEMENT_PENDING' ? { message: obstacle.message, isPending: true } : undefined;
  };
  const runWithAgreement = async (action: () => Promise<void> | void) => {
    setChecking(true);
    try {
      const missing = isNeeded ? await findMissingAgreement() : undefined;
      if (missing) return onRequired(missing);
    } catch (error) {
      return void toast.error(messageOf(error, 'Kunne ikke tjekke serviceaftale status'));
    } finally {
      setChecking(false);
    }
    await action();
  };
  return { isChecking, runWithAgreement };
}
