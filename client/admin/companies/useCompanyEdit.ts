import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { useAction } from '../../app/relay/useAction.ts';
import { companyValues } from '../../customer/company/companyValues.ts';
import type { useCompanyEditMutation } from '#relay/useCompanyEditMutation.graphql';
import type { useCompanyEditNewestQuery } from '#relay/useCompanyEditNewestQuery.graphql';

export interface CompanyVersion {
  id: string;
  version: number;
  values: ReturnType<typeof companyValues>;
}

const mutation = graphql`
  mutation useCompanyEditMutation($id: ID!, $version: Int, $input: AdminCompanyInput!) {
    updateCompanyAsAdmin(id: $id, version: $version, input: $input) {
      edge {
        node {
          version
          ...CompanyFacts_customer
          ...EditCompanyDialog_customer
          ...AdminCompanyScreen_customer
        }
      }
    }
  }
`;

const query = graphql`
  query useCompanyEditNewestQuery($id: ID!) {
    admin {
      customer(id: $id) {
        version
        ...companyValues_customer
      }
    }
  }
`;

/** Saves single fields of a company, and fetches its newest version. */
export function useCompanyEdit(id: string) {
  const environment = useRelayEnvironment();
  const [update] = useAction<useCompanyEditMutation>(mutation);
  return {
    save: async (input: useCompanyEditMutation['variables']['input'], version: number): Promise<number> =>
      (await update({ id, version, input })).updateCompanyAsAdmin.edge!.node!.version,
    fetchNewest: async (): Promise<Omit<CompanyVersion, 'id'>> => {
      const newest = await fetchQuery<useCompanyEditNewestQuery>(environment, query, { id }).toPromise();
      const customer = newest!.admin.customer!;
      return { version: customer.version, values: companyValues(customer) };
    },
  };
}
