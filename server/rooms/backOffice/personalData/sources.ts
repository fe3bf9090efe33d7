import { companySources } from './companySources.ts';
import type { DataSource } from './DataSource.ts';
import { auditSource, signInSources } from './signInSources.ts';

/** Every place with data about people, in the order of the copy and of the erasure. */
export const dataSources: DataSource[] = [...signInSources, ...companySources, auditSource];
