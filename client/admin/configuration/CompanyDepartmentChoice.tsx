import { graphql, useLazyLoadQuery } from 'react-relay';
import { DepartmentChoice, type DepartmentField } from '../../parts/rights/DepartmentChoice.tsx';
import { useDepartmentChoices } from '../useDepartmentChoices.ts';
import type { CompanyDepartmentChoiceQuery } from '#relay/CompanyDepartmentChoiceQuery.graphql';
import type { useDepartmentChoices_customer$key } from '#relay/useDepartmentChoices_customer.graphql';

const query = graphql`
  query CompanyDepartmentChoiceQuery($id: ID!) {
    admin {
      customer(id: $id) {
        ...useDepartmentChoices_customer
      }
    }
  }
`;

/** The choice among the departments of a company, which are fetched when a dialog shows it. */
export function CompanyDepartmentChoice({ customerId, ...field }: DepartmentField & { customerId: string }) {
  const { customer } = useLazyLoadQuery<CompanyDepartmentChoiceQuery>(query, { id: customerId }).admin;
  return customer && <LoadedChoice {...field} customer={customer} />;
}

function LoadedChoice({ customer, ...field }: DepartmentField & { customer: useDepartmentChoices_customer$key }) {
  const { choices, more } = useDepartmentChoices(customer);
  return (
    <DepartmentChoice {...field} departments={choices.map(({ id, title }) => ({ id, name: title }))} more={more} />
  );
}
