import { sql, type RawBuilder } from 'kysely';
import type { Write } from '../db/writes.ts';

// What of its licences keeps an installation, and with it a department, from being deleted.

/** Seats, as every other count of licences. */
export const seats = sql<number>`coalesce(sum(license.quantity), 0)::int`.as('n');

/** A request that was cancelled and made no licences is no history, and goes along. */
export const isKept = sql<boolean>`(license_request.status <> 'REJECTED' or license_request.fulfilled_at is not null)`;

/** Requests of a department. An installation may have moved to it after the request, or away from it. */
export const ofDepartment = (id: string) => sql<boolean>`(license_request.department_id = ${id}
  or license_request.installation_id in (select installation.id from installation where installation.department_id = ${id}))`;

export const ofInstallation = (id: string) => sql<boolean>`license_request.installation_id = ${id}`;

/** Deletes the cancelled requests of what is about to be deleted. */
export async function deleteCancelledRequests({ em, publish }: Write, ofWhat: RawBuilder<boolean>): Promise<void> {
  const { rows: gone } = await sql<{ id: string; customer_id: string }>`
    delete from license_request where ${ofWhat} and not ${isKept} returning id, customer_id`.execute(em.getKysely());
  for (const { id: requestId, customer_id: customerId } of gone)
    publish({ topic: 'license-request.changed', id: requestId, customerId });
}
