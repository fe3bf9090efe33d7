import { sql, type RawBuilder } from 'kysely';
import type { History } from '../../../../domain/basics/history.ts';
import { countColumn } from '../../../platform/db/counting.ts';
import { runIn } from '../../../platform/db/query.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import type { Write } from '../../../platform/db/writes.ts';

// Licences and licence requests that keep an installation, and thereby its department, from being deleted.

/** The licences and licence requests of a department or an installation. */
type Owner = (id: string) => Record<'licenses' | 'requests', RawBuilder<boolean>>;

/**
 * Requests of a department or of its installations. The two can differ, because an installation may have moved between
 * departments after the request.
 */
export const ofDepartment: Owner = (id) => {
  const installations = sql`(select installation.id from installation where installation.department_id = ${id})`;
  return {
    licenses: sql<boolean>`license.installation_id in ${installations}`,
    requests: sql<boolean>`(license_request.department_id = ${id}
      or license_request.installation_id in ${installations})`,
  };
};

export const ofInstallation: Owner = (id) => ({
  licenses: sql<boolean>`license.installation_id = ${id}`,
  requests: sql<boolean>`license_request.installation_id = ${id}`,
});

/** Counts seats, as every other count of licences does. */
const seatCount = sql<number>`coalesce(sum(license.quantity), 0)::int`.as('n');

/** A cancelled request without licences is not kept as history, so it is deleted with its installation. */
const isRequestKept = sql<boolean>`(
  license_request.status <> 'REJECTED' or license_request.fulfilled_at is not null)`;

/** Counts the seats and the licence requests that keep their owner from being deleted. */
export const countHistory =
  (owner: Owner) =>
  async ({ em }: Write, id: string): Promise<History> => {
    const { licenses, requests } = owner(id);
    const [history] = await runIn(
      em,
      sqlBuilder.selectNoFrom((eb) => [
        eb.selectFrom('license').select(seatCount).where(licenses).as('licenses'),
        eb.selectFrom('license_request').select(countColumn).where(requests).where(isRequestKept).as('licenseRequests'),
      ]),
    );
    return history!;
  };

/** Deletes the cancelled requests of a department or installation that is about to be deleted. */
export const deleteCancelledRequests =
  (owner: Owner) =>
  async ({ em, publish }: Write, id: string): Promise<void> => {
    const { requests } = owner(id);
    const deleted = await runIn(
      em,
      sql<{ id: string; customer_id: string }>`
        delete from license_request where ${requests} and not ${isRequestKept} returning id, customer_id`,
    );
    for (const { id: requestId, customer_id: customerId } of deleted)
      publish({ topic: 'license-request.changed', id: requestId, customerId });
  };
