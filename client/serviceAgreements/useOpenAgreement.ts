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
 * Follows whether the chosen department has an agreement, whoever creates or deletes one. Returns a function that asks
 * the server, for when the answer must be current.
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
    // An error, such as being offline, keeps the known state: the server refuses a second agreement anyway.
    await fetchQuery<useOpenAgreementQuery>(environment, query, { id: departmentId }, { fetchPolicy: 'network-only' })
      .toPromise()
      .catch(() => undefined);
  }, [environment, departmentId]);
  useSubscription<useOpenAgreementSubscription>(
    useMemo(
      () => ({
        subscription,
        variables: {},
        // The event of a deleted agreement does not contain its department, so the chosen department is loaded again.
        onNext: (change) => void (change?.serviceAgreementChanged.deletedId && fetchNewest()),
      }),
      [fetchNewest],
    ),
  );
  return fetchNewest;
}
