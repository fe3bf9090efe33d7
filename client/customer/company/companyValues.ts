import { graphql, readInlineData } from 'react-relay';
import type { companyValues_customer$key } from '#relay/companyValues_customer.graphql';

/** The stored values of a company for the fields of its form. */
export function companyValues(customer: companyValues_customer$key) {
  const { eanNumber, poNumber, ...texts } = readInlineData(
    graphql`
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
    `,
    customer,
  );
  return { ...texts, eanNumber: eanNumber ?? '', poNumber: poNumber ?? '' };
}
