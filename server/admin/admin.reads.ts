import { sql } from 'kysely';
import type { Reader } from '../context.ts';
import { countOf, total } from '../db/counting.ts';
import { sqlBuilder } from '../db/tables.ts';

// What waits for the reseller's people, for the menu. Each by an index of what is pending alone: a plan for any status could not use it.

/** Until somebody looks after it, a company is new. */
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
