import { createContext } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import { SUBDOMAIN_SUFFIX } from '../../../domain/companies/subdomain.ts';
import { nodesOf } from '../../app/relay/nodesOf.ts';
import { useMorePages, type RemainingPages } from '../../app/relay/useMorePages.ts';
import type { useInstallations_customer$key } from '#relay/useInstallations_customer.graphql';
import type { useInstallationsPaginationQuery } from '#relay/useInstallationsPaginationQuery.graphql';

export interface InstallationChoice {
  id: string;
  subdomain: string;
}

interface Choices {
  choices: { id: string; title: string }[];
  more: RemainingPages | undefined;
}

/** The company's installations, as the choices of every select on the screen. */
export const InstallationChoicesContext = createContext<Choices>({ choices: [], more: undefined });

const customerFragment = graphql`
  fragment useInstallations_customer on Customer
  @argumentDefinitions(count: { type: "Int", defaultValue: 100 }, after: { type: "String" })
  @refetchable(queryName: "useInstallationsPaginationQuery") {
    installations(first: $count, after: $after) @connection(key: "useInstallations_installations") {
      __id
      edges {
        node {
          id
          subdomain
        }
      }
    }
  }
`;

/**
 * Returns the loaded installations, sorted by subdomain, and the selected installation, which may be on a page that is
 * not loaded yet.
 */
export function useInstallations(
  customer: useInstallations_customer$key,
  selected: InstallationChoice | undefined,
): Choices & { connection: string } {
  const {
    data: { installations },
    ...pages
  } = usePaginationFragment<useInstallationsPaginationQuery, useInstallations_customer$key>(customerFragment, customer);
  const more = useMorePages(pages, 'Kunne ikke hente Zendesk installationer');
  const loaded = nodesOf(installations).toSorted((a, b) => a.subdomain.localeCompare(b.subdomain, 'da'));
  const isLoaded = !selected || loaded.some(({ id }) => id === selected.id);
  const choices = (isLoaded ? loaded : [selected, ...loaded]).map(({ id, subdomain }) => ({
    id,
    title: `${subdomain}${SUBDOMAIN_SUFFIX}`,
  }));
  return { choices, more, connection: installations.__id };
}
