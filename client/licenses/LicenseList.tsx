import { KeyRound } from 'lucide-react';
import { useMemo } from 'react';
import { graphql, readInlineData, usePaginationFragment, useSubscription } from 'react-relay';
import { MoreCards } from '../lists/MorePages.tsx';
import { nodesOf } from '../relay/nodesOf.ts';
import { Allowed } from '../shell/permissions.tsx';
import { Button } from '../ui/Button.tsx';
import { Card, EmptyState } from '../ui/Card.tsx';
import { Section } from '../ui/Page.tsx';
import { LicenseCard } from './LicenseCard.tsx';
import styles from './Licenses.module.css';
import type { LicenseList_customer$key } from './__generated__/LicenseList_customer.graphql.ts';
import type { LicenseList_license$key } from './__generated__/LicenseList_license.graphql.ts';
import type { LicenseListPageQuery } from './__generated__/LicenseListPageQuery.graphql.ts';
import type { LicenseListSubscription } from './__generated__/LicenseListSubscription.graphql.ts';

const subscription = graphql`
  subscription LicenseListSubscription($connections: [ID!]!) {
    licenseChanged {
      edge @prependEdge(connections: $connections) {
        node {
          ...LicenseList_license
        }
      }
      deletedId @deleteEdge(connections: $connections)
    }
  }
`;

interface LicenseListProps {
  customer: LicenseList_customer$key;
  /** Id of the connection of licence requests, to which an order of more seats is added. */
  requestConnectionId: string;
  onOrder: () => void;
}

/** The company's licences, newest first. A subscription adds, updates and removes licences while the list is open. */
export function LicenseList({ customer, requestConnectionId, onOrder }: LicenseListProps) {
  const {
    data: { licenses },
    ...pages
  } = usePaginationFragment<LicenseListPageQuery, LicenseList_customer$key>(
    graphql`
      fragment LicenseList_customer on Customer
      @refetchable(queryName: "LicenseListPageQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
        licenses(first: $count, after: $cursor) @connection(key: "LicenseList_licenses") {
          __id
          totalCount
          edges {
            node {
              ...LicenseList_license
            }
          }
        }
      }
    `,
    customer,
  );
  useSubscription<LicenseListSubscription>(
    useMemo(() => ({ subscription, variables: { connections: [licenses.__id] } }), [licenses.__id]),
  );
  const newestFirst = nodesOf(licenses)
    .map(readLicense)
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
  return (
    <Section title="Jeres licenser">
      {newestFirst.length ? (
        <ul className={styles.cards}>
          {newestFirst.map((license) => (
            <li key={license.id}>
              <LicenseCard license={license} requestConnectionId={requestConnectionId} />
            </li>
          ))}
        </ul>
      ) : (
        <Card flush>
          <EmptyState
            icon={<KeyRound />}
            title="Ingen licenser endnu"
            text="Bestil de første, så står de her, når vi har behandlet bestillingen."
            action={
              <Allowed to="canBuy">
                <Button onPress={onOrder}>Bestil licens</Button>
              </Allowed>
            }
          />
        </Card>
      )}
      <MoreCards
        shown={newestFirst.length}
        total={licenses.totalCount}
        pages={pages}
        failure="Kunne ikke hente licenser"
      />
    </Section>
  );
}

/** Reads the fields of a licence that every operation of this list fetches. */
const readLicense = (license: LicenseList_license$key) =>
  readInlineData(
    graphql`
      fragment LicenseList_license on License @inline {
        id
        createdAt
        ...LicenseCard_license
      }
    `,
    license,
  );
