import { addMonths, dateOf } from '../../../domain/dates.ts';
import { newId } from '../../db/ids.ts';
import type { Row, TestRows } from './TestRows.ts';

/** Installations with their licences and licence requests. */
export const licenseRows = (rows: TestRows) => ({
  async installation(departmentId: string, fields: Row = {}): Promise<string> {
    const id = newId('inst');
    await rows.insert('installation', {
      id,
      ...(await rows.ownerOf(departmentId)),
      subdomain: `firma-${rows.nextNumber()}`,
      created_at: new Date(),
      ...fields,
    });
    return id;
  },

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
      purchase_id: id,
      created_at: new Date(),
      ...fields,
    });
    return id;
  },
});
