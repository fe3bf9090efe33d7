import type { Company } from './companyWithEverything.ts';
import type { RestCase } from './Fixture.ts';
import { fixtures } from './fixtures.ts';

/** The REST calls of all fixtures. */
export const restCases: [call: string, RestCase][] = fixtures.flatMap(({ rest = {} }) => Object.entries(rest));

/** The method and path of a call such as `GET /api/departments/{Department}`, with the ids that the braces name. */
export function methodAndPath(call: string, idOf: (name: string) => string): [method: string, path: string] {
  return call.replaceAll(/\{(\w+)\}/g, (_, name: string) => idOf(name)).split(' ') as [string, string];
}

export const bodyOf = ({ body }: RestCase, company: Company) => (typeof body === 'function' ? body(company) : body);
