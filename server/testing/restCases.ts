import type { Company } from './companyWithEverything.ts';
import type { RestCase } from './Fixture.ts';
import { fixtures } from './fixtures.ts';

/** The REST calls of all fixtures. */
export const restCases: [call: string, RestCase][] = fixtures.flatMap(({ rest = {} }) => Object.entries(rest));

/** Splits a call such as `GET /api/departments/{Department}`, and puts the ids into the braces. */
export function methodAndPath(call: string, idOf: (name: string) => string): [method: string, path: string] {
  return call.replaceAll(/\{(\w+)\}/g, (_, name: string) => idOf(name)).split(' ') as [string, string];
}

/** The body of a case, which some cases derive from the company. */
export const bodyOf = ({ body }: RestCase, company: Company) => (typeof body === 'function' ? body(company) : body);
