import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { isEditOf } from '../../../domain/companies/companyFields.ts';
import { nodesOf } from '../../app/relay/nodesOf.ts';
import type { CompanyEditorQuery } from '#relay/CompanyEditorQuery.graphql';

const query = graphql`
  query CompanyEditorQuery($id: ID!) {
    admin {
      customer(id: $id) {
        activities(first: 20, type: CUSTOMER) {
          edges {
            node {
              title
              actorName
            }
          }
        }
      }
    }
  }
`;

/** Names the person who edited a field of a company last, and 'En anden' while or when the name is unknown. */
export function CompanyEditor({ id, label }: { id: string; label: string }) {
  const environment = useRelayEnvironment();
  const [name, setName] = useState<string>();
  useEffect(() => {
    const request = fetchQuery<CompanyEditorQuery>(environment, query, { id }).subscribe({
      next: ({ admin: { customer } }) => {
        const activities = customer ? nodesOf(customer.activities) : [];
        setName(activities.find(({ title }) => isEditOf(title, label))?.actorName);
      },
      error: () => undefined,
    });
    return () => request.unsubscribe();
  }, [environment, id, label]);
  return name ?? 'En anden';
}
