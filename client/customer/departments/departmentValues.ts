import { graphql, readInlineData } from 'react-relay';
import type { DepartmentValues } from './DepartmentFields.tsx';
import type { departmentValues_department$key } from '#relay/departmentValues_department.graphql';

export const emptyDepartment: DepartmentValues = {
  name: '',
  contactPerson: '',
  phoneNumber: '',
  street: '',
  zip: '',
  city: '',
  billingEmail: '',
  poNumber: '',
};

const departmentFragment = graphql`
  fragment departmentValues_department on Department @inline {
    name
    contactPerson
    phoneNumber
    street
    zip
    city
    billingEmail
    poNumber
  }
`;

/** The stored values of a department for the fields of its form. */
export function departmentValues(department: departmentValues_department$key): DepartmentValues {
  const { name, contactPerson, ...optional } = readInlineData(departmentFragment, department);
  return {
    name,
    contactPerson,
    phoneNumber: optional.phoneNumber ?? '',
    street: optional.street ?? '',
    zip: optional.zip ?? '',
    city: optional.city ?? '',
    billingEmail: optional.billingEmail ?? '',
    poNumber: optional.poNumber ?? '',
  };
}
