import { addMonths, dateOf } from '../../../../../domain/basics/dates.ts';
import { newId } from '../../../../platform/db/ids.ts';
import type { EditCase, Fixture, RestCase } from '../../../../testing/Fixture.ts';
import type { Row, TestRows } from '../../../../testing/TestRows.ts';

const licensesRows = (rows: TestRows) => ({
  async license(installationId: string, fields: Row = {}): Promise<string> {
    const id = newId('lic');
    const customer_id = await rows.customerOf('installation', installationId);
    await rows.insert('license', {
      id,
      customer_id,
      installation_id: installationId,
      type: 'PLAN_SUITE_TEAM',
      quantity: 5,
      status: 'ACTIVE',
      billing_interval: 'MONTHLY',
      contract_term: 12,
      valid_from: addMonths(dateOf(), -10),
      valid_until: addMonths(dateOf(), 2),
      created_at: new Date(),
      ...fields,
    });
    return id;
  },

  async licenseRequest(installationId: string, fields: Row = {}): Promise<string> {
    const id = newId('lreq');
    const [owner] = (await rows.sql('select customer_id, department_id from installation where id = $1', [
      installationId,
    ])) as [Row];
    await rows.insert('license_request', {
      id,
      ...owner,
      installation_id: installationId,
      license_type: 'PLAN_SUITE_TEAM',
      requested_licenses: 3,
      contract_term: 12,
      billing_interval: 'MONTHLY',
      purchase_id: id,
      created_at: new Date(),
      ...fields,
    });
    return id;
  },
});

const LICENSE =
  'id type quantity status billingInterval contractTerm validFrom validUntil zendeskInstanceId ' +
  'zendeskInstance.subdomain zendeskInstance.departmentId';
const REQUEST =
  'id licenseType requestedLicenses status createdAt approvedAt adminNotes departmentId zendeskInstanceId user ' +
  'zendeskInstance.subdomain zendeskInstance.department.name zendeskInstance.department.customer.name';
const license = {
  type: 'PLAN_SUITE_TEAM',
  quantity: 2,
  status: 'ACTIVE',
  validFrom: '2026-01-01',
  validUntil: '2027-01-01',
  billingInterval: 'MONTHLY',
  contractTerm: 12,
};
const handledRequest: RestCase = {
  access: 'admin',
  answer: REQUEST,
  body: { adminNotes: 'Ringet', quantity: 4 },
};

const editedRequest: EditCase = {
  table: 'license_request',
  row: ({ app, installationId }) => app.world.licenseRequest(installationId),
  stored: { admin_notes: 'Ring først' },
  emptied: ['adminNotes', 'admin_notes'],
  refused: 'quantity',
};

export const fixture: Fixture = {
  factories: licensesRows,
  tablesWithoutPeople: ['license'],
  examples: {
    async License({ app, ids, nodes }) {
      ids.licenseId = await app.world.license(nodes.Installation!);
      ids.subjectId = ids.licenseId;
      return ids.licenseId;
    },
    LicenseRequest: ({ app, nodes }) => app.world.licenseRequest(nodes.Installation!),
  },
  mutations: {
    createLicense: { callers: 'sales' },
    updateLicense: {
      callers: 'sales',
      id: 'License',
      edit: {
        table: 'license',
        row: ({ app, installationId }) => app.world.license(installationId),
        refused: 'quantity',
      },
    },
    deleteLicense: { callers: 'sales', id: 'License' },
    orderLicenses: { callers: 'buyers' },
    cancelLicenseRequest: { callers: 'buyers', id: 'LicenseRequest' },
    setLicenseRequestStatus: {
      callers: 'sales',
      id: 'LicenseRequest',
      edit: { ...editedRequest, required: { status: 'PENDING' } },
    },
    completeLicenseRequest: { callers: 'sales', id: 'LicenseRequest', edit: editedRequest },
  },
  rest: {
    'GET /api/licenses': { access: 'user', answer: LICENSE },
    'GET /api/licenses/requests': { access: 'user', answer: REQUEST },
    'POST /api/licenses/requests': {
      access: 'user',
      answer: REQUEST,
      body: ({ nodes }) => ({
        departmentId: nodes.Department,
        zendeskInstanceId: nodes.Installation,
        requestedLicenses: 2,
        acceptTerms: true,
      }),
    },
    'PATCH /api/licenses/requests/{LicenseRequest}/cancel': { access: 'user', answer: REQUEST },
    'GET /api/admin/license-requests': { access: 'admin', answer: REQUEST },
    'POST /api/admin/license-requests/{LicenseRequest}/complete': { access: 'admin', answer: REQUEST, body: {} },
    'PATCH /api/admin/license-requests/{LicenseRequest}/pending': handledRequest,
    'PATCH /api/admin/license-requests/{LicenseRequest}/processing': handledRequest,
    'PATCH /api/admin/license-requests/{LicenseRequest}/approved': handledRequest,
    'PATCH /api/admin/license-requests/{LicenseRequest}/rejected': handledRequest,
    'POST /api/admin/licenses': {
      access: 'admin',
      answer: LICENSE,
      body: ({ nodes }) => ({ ...license, zendeskInstanceId: nodes.Installation }),
    },
    'PATCH /api/admin/licenses/{License}': { access: 'admin', answer: LICENSE, body: license },
    'DELETE /api/admin/licenses/{License}': { access: 'admin', answer: 'id' },
  },
  topics: { 'license.changed': 'License', 'license-request.changed': 'LicenseRequest' },
};

declare module '../../../../testing/World.ts' {
  interface World extends ReturnType<typeof licensesRows> {}
}
