import { graphql, readInlineData } from 'react-relay';
import { choiceFromName } from '../ui/ChoiceField.tsx';
import { onlyChoice } from './onlyChoice.ts';
import { useCompanyChoices } from './useCompanyChoices.ts';
import type { useDepartmentChoices_customer$key } from '#relay/useDepartmentChoices_customer.graphql';

const customerFragment = graphql`
  fragment useDepartmentChoices_customer on Customer @inline @argumentDefinitions(after: { type: "String" }) {
    id
    departments(first: 100, after: $after) {
      edges {
        node {
          id
          name
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
  query useDepartmentChoicesQuery($id: ID!, $after: String) {
    admin {
      customer(id: $id) {
        ...useDepartmentChoices_customer @arguments(after: $after)
      }
    }
  }
`;

export const useDepartmentChoices = (customer: useDepartmentChoices_customer$key) =>
  useCompanyChoices(customer, {
    query,
    read: (each) => {
      const { id, departments } = readInlineData(customerFragment, each);
      return { id, page: departments };
    },
    toChoice: choiceFromName,
    fallback: 'Kunne ikke hente afdelinger',
  });

/** The id of the company's only department, for a new form; empty when there are none or several. */
export const onlyDepartment = (customer: useDepartmentChoices_customer$key) =>
  onlyChoice(readInlineData(customerFragment, customer).departments);
