import { graphql, readInlineData } from 'react-relay';
import type { readCompany_company$data, readCompany_company$key } from '#relay/readCompany_company.graphql';

export type CompanyRow = readCompany_company$data;

const companyFragment = graphql`
  fragment readCompany_company on Customer @inline {
    id
    name
    contactPerson
    email
    phoneNumber
    vatNumber
    userCount
    departmentCount
    licenseCount
    createdAt
    ...missingSetup_customer
  }
`;

/** Reads the fields of a company that every operation of this list fetches. */
export const readCompany = (company: readCompany_company$key) => readInlineData(companyFragment, company);
