import type { Page } from '@playwright/test';

/** The operations whose answers hold the person's companies. */
const OPERATIONS = new Set(['ShellQuery', 'ChooseCompanyScreenQuery', 'SetupScreenQuery', 'ProfileScreenQuery']);

const NAMES = [
  'Limfjord Fisk A/S',
  'Foreningen for Kystnær Genoptræning, Ergoterapi og Rehabilitering i Region Midtjylland og Omegn F.M.B.A.',
  `Uden${'Mellemrum'.repeat(12)}ApS`,
  'Ebeltoft Ergoterapi',
  'Vestkyst Kaffe ApS',
];
const ROLES = ['MEMBER', 'BUYER', 'ADMINISTRATOR'];

/** Shows the signed-in person as a member of this many companies, the first of which is their own. */
export const showMemberships = (page: Page, count: number): Promise<unknown> =>
  page.route('**/graphql', async (route) => {
    const sent = route.request().postDataJSON() as { operationName: string } | null;
    if (!OPERATIONS.has(sent?.operationName ?? '')) return route.fallback();
    const response = await route.fetch();
    const answer = (await response.json()) as { data: { memberships: object[] } };
    const { data } = answer;
    const others = Array.from({ length: count - 1 }, (_, at) => ({
      companyId: `cust_picture${at}`,
      companyName: NAMES[at % NAMES.length],
      companyRole: ROLES[at % ROLES.length],
      isCurrent: false,
      lastUsedAt: null,
    }));
    data.memberships = [...data.memberships.slice(0, 1), ...others];
    return route.fulfill({ response, json: answer });
  });
