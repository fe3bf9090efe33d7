import { useMemo } from 'react';
import { graphql, readInlineData, useFragment, usePaginationFragment, useSubscription } from 'react-relay';
import { nodesOf } from '../../app/relay/nodesOf.ts';
import { useAllPages, useMorePages } from '../../app/relay/useMorePages.ts';
import { useBuyDepartments } from '../../parts/paymentCard/useBuyDepartments.ts';
import type { useOrderOptions_customer$key } from '#relay/useOrderOptions_customer.graphql';
import type { useOrderOptions_installation$key } from '#relay/useOrderOptions_installation.graphql';
import type { useOrderOptions_installations$key } from '#relay/useOrderOptions_installations.graphql';
import type { useOrderOptionsInstallationsQuery } from '#relay/useOrderOptionsInstallationsQuery.graphql';
import type { useOrderOptionsSubscription } from '#relay/useOrderOptionsSubscription.graphql';

const subscription = graphql`
  subscription useOrderOptionsSubscription($connections: [ID!]!) {
    installationChanged {
      edge @appendEdge(connections: $connections) {
        node {
          ...useOrderOptions_installation
        }
      }
      deletedId @deleteEdge(connections: $connections)
    }
  }
`;

export type OrderOptions = ReturnType<typeof useOrderOptions>;

const customerFragment = graphql`
  fragment useOrderOptions_customer on Customer {
    ...useBuyDepartments_customer
    ...useOrderOptions_installations
  }
`;

/**
 * The departments and installations that licences can be ordered for. Subscriptions keep them up to date, so that the
 * user can set up what is missing in another tab and continue here.
 */
export function useOrderOptions(key: useOrderOptions_customer$key) {
  const customer = useFragment(customerFragment, key);
  return { ...useBuyDepartments(customer, null), ...useOrderInstallations(customer) };
}

const installationsFragment = graphql`
  fragment useOrderOptions_installations on Customer
  @argumentDefinitions(count: { type: "Int", defaultValue: 100 }, after: { type: "String" })
  @refetchable(queryName: "useOrderOptionsInstallationsQuery") {
    installations(first: $count, after: $after) @connection(key: "useOrderOptions_installations") {
      __id
      edges {
        node {
          ...useOrderOptions_installation
        }
      }
    }
  }
`;

/** Loads all pages of installations, because the form filters the loaded installations by department. */
function useOrderInstallations(customer: useOrderOptions_installations$key) {
  const {
    data: { installations },
    ...pages
  } = usePaginationFragment<useOrderOptionsInstallationsQuery, useOrderOptions_installations$key>(
    installationsFragment,
    customer,
  );
  const { __id: connectionId } = installations;
  useSubscription<useOrderOptionsSubscription>(
    useMemo(() => ({ subscription, variables: { connections: [connectionId] } }), [connectionId]),
  );
  const moreInstallations = useMorePages(pages, 'Kunne ikke hente Zendesk installationer');
  useAllPages(moreInstallations);
  // The deletion of a department deletes its installations too. Until the live events about the installations arrive,
  // they have no department in the store and are left out.
  return {
    installations: nodesOf(installations)
      .map(readInstallation)
      .filter(({ department }) => Boolean(department)),
    moreInstallations,
  };
}

const installationFragment = graphql`
  fragment useOrderOptions_installation on Installation @inline {
    id
    subdomain
    licenseType
    contractTerm
    paymentInterval
    orderedSeats
    activeLicense {
      quantity
      validFrom
      validUntil
      billingInterval
      billedMonths
    }
    department {
      id
    }
  }
`;

/** Reads the fields of an installation that every operation of this list fetches. */
const readInstallation = (installation: useOrderOptions_installation$key) =>
  readInlineData(installationFragment, installation);
