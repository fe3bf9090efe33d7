import type { APIRequestContext } from '@playwright/test';
import { createCompany, type TestCompany } from './testCompany.ts';

const BATCH_SIZE = 6;

/** Signs up companies, so that a list of companies has more than two pages. */
export async function createManyCompanies(request: APIRequestContext, count: number): Promise<TestCompany[]> {
  const companies: TestCompany[] = [];
  while (companies.length < count) {
    const size = Math.min(BATCH_SIZE, count - companies.length);
    companies.push(...(await Promise.all(Array.from({ length: size }, () => createCompany(request)))));
  }
  return companies;
}
