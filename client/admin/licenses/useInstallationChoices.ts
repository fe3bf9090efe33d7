import { graphql, readInlineData } from 'react-relay';
import { labelOf, Plan } from '../../../domain/basics/vocabulary.ts';
import { onlyChoice } from '../onlyChoice.ts';
import { useCompanyChoices } from '../useCompanyChoices.ts';
import type { useInstallationChoices_customer$key } from '#relay/useInstallationChoices_customer.graphql';

const customerFragment = graphql`
  fragment useInstallationChoices_customer on Customer @inline @argumentDefinitions(after: { type: "String" }) {
    id
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
`;

const query = graphql`
  query useInstallationChoicesQuery($id: ID!, $after: String) {
    admin {
      customer(id: $id) {
        ...useInstallationChoices_customer @arguments(after: $after)
      }
    }
  }
`;

export const useInstallationChoices = (customer: useInstallationChoices_customer$key) =>
  useCompanyChoices(customer, {
    query,
    read: (each) => {
      const { id, installations } = readInlineData(customerFragment, each);
      return { id, page: installations };
    },
    toChoice: installationChoice,
    fallback: 'Kunne ikke hente Zendesk installationer',
  });

/** The id of the company's only installation, for a new form; empty when there are none or several. */
export const onlyInstallation = (customer: useInstallationChoices_customer$key) =>
  onlyChoice(readInlineData(customerFragment, customer).installations);

interface Installation {
  readonly id: string;
  readonly subdomain: string;
  readonly licenseType: string;
}

export const installationChoice = ({ id, subdomain, licenseType }: Installation) => ({
  id,
  title: `${subdomain} (${labelOf(Plan, licenseType)})`,
});
