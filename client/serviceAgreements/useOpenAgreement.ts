import { useCallback, useMemo } from 'react';
import { fetchQuery, graphql, useRelayEnvironment, useSubscription } from 'react-relay';
import type { useOpenAgreementQuery } from './__generated__/useOpenAgreementQuery.graphql.ts';
import type { useOpenAgreementSubscription } from './__generated__/useOpenAgreementSubscription.graphql.ts';

const subscription = graphql`
  subscription useOpenAgreementSubscription {
    serviceAgreementChanged {
      edge {
        node {
          department {
            id
            openServiceAgreement {
              status
              endDate
            }
          }
        }
      }
      deletedId
    }
  }
`;

/**
 * Follows whether the chosen department has an agreement, by whomever it is made or deleted. Returns a function that asks the
 * server, for when the answer must be current.
 */
export function useOpenAgreement(departmentId: string | undefined): () => Promise<void> {
  const environment = useRelayEnvironment();
  const fetchNewest = useCallback(async () => {
    if (!departmentId) return;
    const query = graphql`
      query useOpenAgreementQuery($id: ID!) {
        node(id: $id) {
          ... on Department {
            openServiceAgreement {
              status
              endDate
            }
          }
        }
      }
    `;
    // Offline, what was known stays: the server refuses a second agreement all the same.
    await fetchQuery<useOpenAgreementQuery>(environment, query, { id: departmentId }, { fetchPolicy: 'network-only' })
      .toPromise()
      .catch(() => undefined);
  }, [environment, departmentId]);
  useSubscription<useOpenAgreementSubscription>(
    useMemo(
      () => ({
        subscription,
        variables: {},
        // A deleted agreement does not say which department it belonged to.
        onNext: (change) => void (change?.serviceAgreementChanged.deletedId && fetchNewest()),
      }),
      [fetchNewest],
    ),
  );
  return fetchNewest;
}
