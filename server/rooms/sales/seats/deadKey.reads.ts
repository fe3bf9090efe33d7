import { sql } from 'kysely';
import { valuesOf } from '../../../../domain/basics/vocabulary.ts';
import { isFixedByCompany, SeatFault } from '../../../../domain/sales/seats/seatFaults.ts';
import { equalsAny } from '../../../platform/db/equalsAny.ts';

/** Faults that do not pass by themselves. */
const lastingFaults = valuesOf(SeatFault).filter(isFixedByCompany);

/** SQL: the key of the reading `r` does not work. A fault that may pass by itself counts after a day. */
export const IS_DEAD_KEY = sql<boolean>`r.fault is not null and r.fault_since is not null
  and (r.fault = ${equalsAny(lastingFaults)} or r.fault_since < now() - interval '1 day')`;
