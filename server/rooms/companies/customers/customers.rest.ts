import type { RestRoute } from '../../../platform/rest/RestRoute.ts';

export const companyFields =
  'id name contactPerson email phoneNumber vatNumber eanNumber billingEmail street zip city poNumber createdAt version';
/** The users of a company. */
export const userFields = 'id name email role createdAt customer { id name }';

/** The caller's company. */
export const customersRoutes: RestRoute[] = [
  {
    method: 'GET',
    path: '/api/company',
    document: `query RestCompany { viewer { customer { ${companyFields} } } }`,
    answer: 'viewer.customer',
  },
  {
    method: 'PUT',
    path: '/api/company',
    document: `mutation RestUpdateCompany($input: UpdateCompanyInput!) {
      updateCompany(input: $input) { ${companyFields} }
    }`,
    answer: 'updateCompany',
  },
];
