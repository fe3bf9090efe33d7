import { createContext } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { useInstallations_customer$key } from './__generated__/useInstallations_customer.graphql.ts';

export interface InstallationChoice {
  id: string;
  subdomain: string;
}

/** Those that one can choose among, wherever on the screen. */
export const InstallationChoices = createContext<readonly InstallationChoice[]>([]);

/** By subdomain, the one that is shown among them: an address may lead further down than what is loaded. */
export function useInstallations(customer: useInstallations_customer$key, selected: InstallationChoice | undefined): { choices: InstallationChoice[]; connection: string } {
  const { installations } = useFragment(
    graphql`
      fragment useInstallations_customer on Customer {
        installations(first: 100) @connection(key: "useInstallations_installations") {
          __id
          edges { node { id subdomain } }
        }
      }
    `,
    customer,
  );
  const known = installations.edges.flatMap(({ node }) => node ?? []).toSorted((a, b) => a.subdomain.localeCompare(b.subdomain, 'da'));
  const isKnown = !selected || known.some(({ id }) => id === selected.id);
  return { choices: isKnown ? known : [selected, ...known], connection: installations.__id };
}
