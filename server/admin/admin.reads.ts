import { sql } from 'kysely';
import { countOf, total } from '../db/counting.ts';
import type { Reader } from '../db/Reader.ts';
import { sqlBuilder } from '../db/tables.ts';

// Counts of what waits for an admin, for the menu. Each count uses a partial index of pending rows. The status is a
// literal in the statement, because a generic plan for a status parameter could not use such an index.

/** Number of companies without a point of contact. */
export const newCompanies = (ctx: Reader) =>
  countOf(ctx, sqlBuilder.selectFrom('customer').select(total).where('point_of_contact_id', 'is', null));

export const pendingLicenseRequests = (ctx: Reader) =>
  countOf(ctx, sqlBuilder.selectFrom('license_request').select(total).where('status', '=', sql.lit('PENDING')));

export const pendingServiceAgreements = (ctx: Reader) =>
  countOf(
    ctx,
    sqlBuilder
      .selectFrom('service_agreement')
      .select(total)
      .where('status', '=', sql.lit('PENDING'))
      .where('deleted_at', 'is', null),
  );
