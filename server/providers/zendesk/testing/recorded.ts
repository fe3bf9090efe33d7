import { RecordedAnswer } from '../../testing/recordings.ts';

const API = 'https://fjordlyst.zendesk.com/api/v2';
const FIRST_PAGE = `GET ${API}/users.json?role%5B%5D=agent&role%5B%5D=admin&page%5Bsize%5D=100`;

export const credentials = { subdomain: 'fjordlyst', email: 'api@firma.dk', apiKey: 'a1B2'.repeat(10) };
export const CUSTOM_ROLES = `GET ${API}/custom_roles.json`;

export const pageAfter = (cursor?: string) =>
  cursor === undefined ? FIRST_PAGE : `${FIRST_PAGE}&page%5Bafter%5D=${encodeURIComponent(cursor)}`;

/** A user with every field of Zendesk's documentation that may occur in a list. */
export const listedAgent = {
  id: 35_436,
  url: `${API}/users/35436.json`,
  name: 'Freja Lund',
  email: 'freja@fjordlyst.example',
  created_at: '2009-07-20T22:55:29Z',
  updated_at: '2026-05-05T10:38:52Z',
  last_login_at: '2026-05-05T10:38:52Z',
  time_zone: 'Copenhagen',
  iana_time_zone: 'Europe/Copenhagen',
  phone: null,
  shared_phone_number: null,
  photo: null,
  locale_id: 1000,
  locale: 'da',
  organization_id: 57_542,
  role: 'agent',
  role_type: 0 as number | string | null,
  custom_role_id: null as number | string | null,
  verified: true,
  active: true,
  shared: false,
  shared_agent: false,
  suspended: false,
  external_id: null,
  alias: null,
  signature: 'Venlig hilsen Freja',
  details: null,
  notes: 'Ny kollega',
  moderator: false,
  ticket_restriction: null,
  only_private_comments: false,
  restricted_agent: true,
  default_group_id: 4_711,
  report_csv: false,
  chat_only: false,
  two_factor_auth_enabled: null,
  tags: [],
  user_fields: { user_date: null, user_decimal: 5.1 },
};

export const agentWith = (changes: object) => ({ ...listedAgent, ...changes });

export const agents = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => agentWith({ id: from + index, name: `Agent ${from + index}` }));

/** One page of users. Zendesk states the next page as an address too, which here leads to another host. */
export const usersPage = (users: unknown[], nextCursor?: string) => ({
  users,
  meta: { has_more: nextCursor !== undefined, after_cursor: nextCursor ?? null, before_cursor: 'xxx' },
  links: {
    prev: null,
    next: nextCursor === undefined ? null : `https://evil.example/api/v2/users.json?page[after]=${nextCursor}`,
  },
});

/** A page with the headers of the rate limit. */
export const limitedPage = (body: object, remaining: number, reset?: number) =>
  new RecordedAnswer(200, body, {
    'x-rate-limit': '700',
    'x-rate-limit-remaining': String(remaining),
    'ratelimit-limit': '700',
    'ratelimit-remaining': String(remaining),
    ...(reset !== undefined && { 'ratelimit-reset': String(reset) }),
  });

export const customRole = (changes: object) => ({
  id: 16_000_000_000_001,
  name: 'Teamleder',
  description: 'Kan se alle sager',
  role_type: 0,
  team_member_count: 10,
  created_at: '2012-03-12T16:32:22Z',
  updated_at: '2012-03-12T16:32:22Z',
  configuration: { chat_access: true, ticket_access: 'all' },
  ...changes,
});

export const tooManyRequests = (headers: Record<string, string>) =>
  new RecordedAnswer(429, 'Number of allowed API requests per minute exceeded', {
    'content-type': 'text/plain; charset=utf-8',
    ...headers,
  });
