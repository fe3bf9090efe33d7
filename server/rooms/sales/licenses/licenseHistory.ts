import { sql, type RawBuilder } from 'kysely';
import type { Write } from '../../../platform/db/writes.ts';

// Licences and licence requests that keep an installation, and thereby its department, from being deleted.

/** Counts seats, as every other count of licences does. */
export const seatCount = sql<number>`coalesce(sum(license.quantity), 0)::int`.as('n');

/** A cancelled request without licences is not kept as history, so it is deleted with its installation. */
export const isRequestKept = sql<boolean>`(
  license_request.status <> 'REJECTED' or license_request.fulfilled_at is not null)`;

/**
 * Requests of a department or of its installations. The two can differ, because an installation may have moved between
 * departments after the request.
 */
export const isRequestOfDepartment = (id: string) => sql<boolean>`(license_request.department_id = ${id}
  or license_request.installation_id in (
    select installation.id from installation where installation.department_id = ${id}))`;

export const isRequestOfInstallation = (id: string) => sql<boolean>`license_request.installation_id = ${id}`;

/** Deletes the cancelled requests of a department or installation that is about to be deleted. */
export async function deleteCancelledRequests({ em, publish }: Write, filter: RawBuilder<boolean>): Promise<void> {
  const { rows: deleted } = await sql<{ id: string; customer_id: string }>`
    delete from license_request where ${filter} and not ${isRequestKept} returning id, customer_id`.execute(
    em.getKysely(),
  );
  for (const { id: requestId, customer_id: customerId } of deleted)
    publish({ topic: 'license-request.changed', id: requestId, customerId });
}
