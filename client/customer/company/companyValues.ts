import { graphql, readInlineData } from 'react-relay';
import type { companyValues_customer$key } from '#relay/companyValues_customer.graphql';

const customerFragment = graphql`
  fragment companyValues_customer on Customer @inline {
    name
    contactPerson
    phoneNumber
    vatNumber
    eanNumber
    billingEmail
    street
    zip
    city
    poNumber
  }
`;

/** The stored values of a company for the fields of its form. */
export function companyValues(customer: companyValues_customer$key) {
  const { eanNumber, poNumber, ...texts } = readInlineData(customerFragment, customer);
  return { ...texts, eanNumber: eanNumber ?? '', poNumber: poNumber ?? '' };
}
