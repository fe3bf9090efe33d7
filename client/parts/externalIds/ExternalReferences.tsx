import { useId } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { Allowed } from '../../app/shell/permissions.tsx';
import { FactList } from '../../ui/Card.tsx';
import { QuietBoundary } from '../../ui/QuietBoundary.tsx';
import styles from './ExternalReferences.module.css';
import type { ExternalReferencesQuery } from '#relay/ExternalReferencesQuery.graphql';

/**
 * The ids that partners' programs have stored for an object, for administrators of the company. Shows nothing while it
 * loads, and when there are none.
 */
export const ExternalReferences = ({ nodeId }: { nodeId: string }) => (
  <Allowed to="canManageCompany">
    <QuietBoundary>
      <References nodeId={nodeId} />
    </QuietBoundary>
  </Allowed>
);

const query = graphql`
  query ExternalReferencesQuery($id: ID!) {
    node(id: $id) {
      ... on Customer {
        externalReferences {
          program
          externalId
        }
      }
      ... on Department {
        externalReferences {
          program
          externalId
        }
      }
      ... on Installation {
        externalReferences {
          program
          externalId
        }
      }
      ... on ClipCard {
        externalReferences {
          program
          externalId
        }
      }
    }
  }
`;

function References({ nodeId }: { nodeId: string }) {
  const titleId = useId();
  const { node } = useLazyLoadQuery<ExternalReferencesQuery>(
    query,
    { id: nodeId },
    { fetchPolicy: 'store-and-network' },
  );
  const references = node?.externalReferences ?? [];
  if (!references.length) return null;
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h3 id={titleId}>Referencer hos andre systemer</h3>
      <FactList facts={references.map(({ program, externalId }) => ({ term: program, value: externalId }))} />
    </section>
  );
}
