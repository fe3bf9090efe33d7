import { sqlBuilder } from '../../../platform/db/tables.ts';

/** The documents that Dinero cannot book, or that differ there. A partial index has the same condition. */
export const wrongAtDinero = sqlBuilder
  .selectFrom('dinero_document')
  .where((document) => document.or([document('problem', 'is not', null), document('difference', 'is not', null)]));
