import { useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { messageOf } from '../relay/errors.ts';
import { toast } from '../ui/Toast.tsx';
import type { AgreementGap } from './AgreementRequired.tsx';
import type { useAgreementCheckQuery } from './__generated__/useAgreementCheckQuery.graphql.ts';

const newest = graphql`
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
  onRequired: (gap: AgreementGap) => void;
}

/** Goes on where the service agreement that an integration needs is there, and says so where it is not. */
export function useAgreementCheck({ integrationId, isNeeded, onRequired }: AgreementCheck) {
  const environment = useRelayEnvironment();
  const [isChecking, setChecking] = useState(false);
  // Asked anew: what the card knows may be of this morning.
  const gap = async (): Promise<AgreementGap | undefined> => {
    const answer = await fetchQuery<useAgreementCheckQuery>(environment, newest, { id: integrationId }).toPromise();
    const obstacle = answer?.node?.integration?.obstacle;
    if (obstacle?.code === 'SERVICE_AGREEMENT_REQUIRED') return { message: obstacle.message, isPending: false };
    return obstacle?.code === 'SERVICE_AGREEMENT_PENDING' ? { message: obstacle.message, isPending: true } : undefined;
  };
  const whenAgreed = async (goOn: () => Promise<void> | void) => {
    setChecking(true);
    try {
      const missing = isNeeded ? await gap() : undefined;
      if (missing) return onRequired(missing);
    } catch (error) {
      return void toast.error(messageOf(error, 'Kunne ikke tjekke serviceaftale status'));
    } finally {
      setChecking(false);
    }
    await goOn();
  };
  return { isChecking, whenAgreed };
}
