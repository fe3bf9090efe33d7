import { z } from 'zod';
import { enumOf } from '../../../../domain/basics/vocabulary.ts';
import { SetupPart } from '../../../../domain/companies/setupParts.ts';
import { idsOf } from '../../../platform/bulk/BulkDefinition.ts';
import { searchFilter } from '../../../platform/bulk/searchFilter.ts';
import { equalsAny } from '../../../platform/db/equalsAny.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import type { Services } from '../../../platform/services.ts';
import { matchingCompanies, type CompanyFilter } from './companySearch.reads.ts';

/** The list of companies, for the actions on its rows. */
export const companyList = {
  filter: z.strictObject({ search: searchFilter, missing: z.enum(enumOf(SetupPart)).nullish() }),
  matching: (filter: CompanyFilter, { rooms }: Services) => idsOf(matchingCompanies(rooms, filter)),
};

/** The names of companies. */
export const companyTitles = (ids: readonly string[]) =>
  sqlBuilder.selectFrom('customer as c').select(['c.id', 'c.name as title']).where('c.id', '=', equalsAny(ids));

/** Adds the page of the company. */
export const withCompanyPath = <Row extends { id: string }>(row: Row) => ({
  ...row,
  path: `/admin/companies/${row.id}`,
});
