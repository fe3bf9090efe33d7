import { newId } from '../../../../platform/db/ids.ts';
import type { Fixture } from '../../../../testing/Fixture.ts';
import type { Row, TestRows } from '../../../../testing/TestRows.ts';

const companyAccessRows = (rows: TestRows) => ({
  /** A mail domain of a company, confirmed unless the fields say otherwise. Returns its id. */
  async companyDomain(customerId: string, fields: Row = {}): Promise<string> {
    const id = newId('dom');
    await rows.insert('company_domain', {
      id,
      customer_id: customerId,
      domain: `${id.toLowerCase().replaceAll('_', '-')}.example`,
      token: id,
      created_at: new Date(),
      confirmed_at: new Date(),
      ...fields,
    });
    return id;
  },

  /** The organisation that a company trusts. People may ask for access unless the fields say otherwise. */
  async companySignIn(customerId: string, fields: Row = {}): Promise<void> {
    await rows.insert('company_sign_in', {
      customer_id: customerId,
      provider: 'microsoft',
      issuer: 'https://login.example',
      tenant: 'tenant',
      is_required: false,
      join_policy: 'REQUEST',
      join_role: 'MEMBER',
      created_at: new Date(),
      ...fields,
    });
  },

  /** A person who asks for access by a mailed link. */
  async accessRequest(customerId: string, fields: Row = {}): Promise<string> {
    const id = newId('areq');
    await rows.insert('access_request', {
      id,
      customer_id: customerId,
      name: 'Ny Kollega',
      email: `${id.toLowerCase()}@kollega.example`,
      created_at: new Date(),
      expires_at: new Date(Date.now() + 30 * 24 * 3_600_000),
      ...fields,
    });
    return id;
  },
});

export const fixture: Fixture = {
  factories: companyAccessRows,
  tablesWithoutPeople: ['company_domain', 'company_sign_in'],
  examples: {
    AccessRequest: ({ app, mark, customerId }) => app.world.accessRequest(customerId, { name: `${mark} kollega` }),
    CompanyDomain: ({ app, customerId }) => app.world.companyDomain(customerId, { confirmed_at: null }),
    async CompanySignIn({ app, customerId }) {
      await app.world.companySignIn(customerId);
    },
  },
  mutations: {
    addDomain: { callers: 'administratorNotImpersonated' },
    checkDomain: { callers: 'administratorNotImpersonated', id: 'CompanyDomain' },
    removeDomain: { callers: 'administratorNotImpersonated', id: 'CompanyDomain' },
    confirmDomain: { callers: 'admin', id: 'CompanyDomain' },
    removeDomainAsAdmin: { callers: 'admin', id: 'CompanyDomain' },
    setCompanySignIn: { callers: 'administratorNotImpersonated', skip: 'has no company' },
    removeCompanySignIn: { callers: 'administratorNotImpersonated' },
    removeCompanySignInAsAdmin: { callers: 'admin' },
    joinCompany: { callers: 'anybody', skip: 'has no company' },
    requestAccess: { callers: 'anybody', skip: 'has no company' },
    approveAccess: { callers: 'administrator', id: 'AccessRequest' },
    declineAccess: { callers: 'administrator', id: 'AccessRequest' },
  },
  topics: { 'access-request.changed': 'AccessRequest' },
};

declare module '../../../../testing/World.ts' {
  interface World extends ReturnType<typeof companyAccessRows> {}
}
