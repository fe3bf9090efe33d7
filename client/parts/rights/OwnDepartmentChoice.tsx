import { graphql, useLazyLoadQuery } from 'react-relay';
import { DepartmentChoice, type DepartmentField } from './DepartmentChoice.tsx';
import { useScopeDepartments } from './useScopeDepartments.ts';
import type { OwnDepartmentChoiceQuery } from '#relay/OwnDepartmentChoiceQuery.graphql';
import type { useScopeDepartments_customer$key } from '#relay/useScopeDepartments_customer.graphql';

const query = graphql`
  query OwnDepartmentChoiceQuery {
    viewer {
      customer {
        ...useScopeDepartments_customer
      }
    }
  }
`;

/** The choice among the departments of the own company, which are fetched when a dialog shows it. */
export function OwnDepartmentChoice(field: DepartmentField) {
  const { customer } = useLazyLoadQuery<OwnDepartmentChoiceQuery>(
    query,
    {},
    { fetchPolicy: 'store-and-network' },
  ).viewer;
  return customer && <LoadedChoice {...field} customer={customer} />;
}

const LoadedChoice = ({ customer, ...field }: DepartmentField & { customer: useScopeDepartments_customer$key }) => (
  <DepartmentChoice {...field} {...useScopeDepartments(customer)} />
);
