import { graphql, useFragment } from 'react-relay';
import { formatRecent } from '../../../domain/basics/dates.ts';
import { FactList } from '../../ui/Card.tsx';
import styles from './Integrations.module.css';
import type { IntegrationFacts_integration$key } from '#relay/IntegrationFacts_integration.graphql';

const integrationFragment = graphql`
  fragment IntegrationFacts_integration on IntegrationInstance {
    connectedTo
    health {
      lastSuccessAt
      lastErrorAt
      lastError
    }
  }
`;

/** The connected system, and the latest success and error. */
export function IntegrationFacts({ integration }: { integration: IntegrationFacts_integration$key }) {
  const {
    connectedTo,
    health: { lastSuccessAt, lastErrorAt, lastError },
  } = useFragment(integrationFragment, integration);
  const facts = [
    ...(connectedTo ? [{ term: 'Forbundet til', value: <span className={styles.wrap}>{connectedTo}</span> }] : []),
    ...(lastSuccessAt ? [{ term: 'Senest i orden', value: formatRecent(lastSuccessAt) }] : []),
    ...(lastErrorAt
      ? [
          {
            term: 'Seneste fejl',
            value: (
              <>
                {formatRecent(lastErrorAt)}
                {lastError && <span className={styles.reason}>{lastError}</span>}
              </>
            ),
          },
        ]
      : []),
  ];
  return facts.length > 0 && <FactList facts={facts} />;
}
