import { graphql, useFragment } from 'react-relay';
import { labelOf, Plan } from '../../../domain/basics/vocabulary.ts';
import { useFetchedPages } from '../../app/relay/useFetchedPages.ts';
import type { useInstallationChoices_customer$key } from '#relay/useInstallationChoices_customer.graphql';
import type { useInstallationChoicesQuery } from '#relay/useInstallationChoicesQuery.graphql';

interface Installation {
  readonly id: string;
  readonly subdomain: string;
  readonly licenseType: string;
}

const customerFragment = graphql`
  fragment useInstallationChoices_customer on Customer {
    id
    installations(first: 100) {
      edges {
        node {
          id
          subdomain
          licenseType
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`;

const installationChoicesQuery = graphql`
  query useInstallationChoicesQuery($id: ID!, $after: String) {
    admin {
      customer(id: $id) {
        installations(first: 100, after: $after) {
          edges {
            node {
              id
              subdomain
              licenseType
            }
          }
          pageInfo {
            hasNextPage
            endCursor
          }
        }
      }
    }
  }
`;

/** A company's installations as choices of a select: the first hundred, and `more` to load the next pages. */
export function useInstallationChoices(customer: useInstallationChoices_customer$key) {
  const { id, installations } = useFragment(customerFragment, customer);
  const { items, more } = useFetchedPages<useInstallationChoicesQuery, Installation>(installations, {
    query: installationChoicesQuery,
    variables: (after) => ({ id, after }),
    pageIn: ({ admin }) => admin.customer?.installations,
    fallback: 'Kunne ikke hente Zendesk installationer',
  });
  return { choices: items.map(installationChoice), more };
}

export const installationChoice = ({ id, subdomain, licenseType }: Installation) => ({
  id,
  title: `${subdomain} (${labelOf(Plan, licenseType)})`,
});
