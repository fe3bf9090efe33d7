import { agentKinds } from './agentKinds.ts';
import { customRoleIdOf, customRolesOf } from './customRoles.ts';
import type { StoredAgent } from './state.ts';
import { ZendeskApiError } from './ZendeskApiError.ts';

interface Address {
  subdomain: string;
  query: URLSearchParams;
}

const MAX_PAGE_SIZE = 100;
const DAY_MS = 24 * 3600_000;

/** A page of users after a cursor, if the caller states a size; otherwise the first page of Zendesk's older form. */
export function usersAnswer(agents: readonly StoredAgent[], { subdomain, query }: Address): object {
  const roles = query.getAll('role[]');
  const url = `https://${subdomain}.zendesk.com/api/v2/users.json`;
  const listed = agents
    .filter(({ kind }) => roles.length === 0 || roles.includes(agentKinds[kind].role))
    .toSorted((a, b) => a.id - b.id);
  const customRoles = customRolesOf(agents);
  const answerOf = (agent: StoredAgent) => userAnswer(agent, subdomain, customRoleIdOf(agent, customRoles));
  if (!query.has('page[size]')) {
    const next = listed.length > MAX_PAGE_SIZE ? `${url}?page=2` : null;
    const users = listed.slice(0, MAX_PAGE_SIZE).map(answerOf);
    return { users, next_page: next, previous_page: null, count: listed.length };
  }
  const after = idOfCursor(query.get('page[after]'));
  const rest = listed.filter(({ id }) => id > after);
  const page = rest.slice(0, sizeOf(query));
  const hasMore = rest.length > page.length;
  const cursorOf = (agent: StoredAgent | undefined) => (agent ? toCursor(agent.id) : null);
  const next = new URLSearchParams([...query].filter(([name]) => name !== 'page[after]'));
  if (hasMore) next.set('page[after]', cursorOf(page.at(-1))!);
  return {
    users: page.map(answerOf),
    meta: { has_more: hasMore, after_cursor: cursorOf(page.at(-1)), before_cursor: cursorOf(page[0]) },
    links: { prev: null, next: hasMore ? `${url}?${next}` : null },
  };
}

/** Zendesk refuses a size beyond 100. */
function sizeOf(query: URLSearchParams): number {
  const size = Number(query.get('page[size]'));
  if (!Number.isInteger(size) || size < 1 || size > MAX_PAGE_SIZE) throw invalidPage('page[size]');
  return size;
}

const toCursor = (id: number) => Buffer.from(`id:${id}`).toString('base64');

function idOfCursor(cursor: string | null): number {
  if (cursor === null) return 0;
  const [, id] = /^id:(\d+)$/.exec(Buffer.from(cursor, 'base64').toString()) ?? [];
  if (!id) throw invalidPage('page[after]');
  return Number(id);
}

const invalidPage = (name: string) =>
  new ZendeskApiError(400, { error: 'InvalidPaginationParameter', description: `${name} is invalid` });

function userAnswer(agent: StoredAgent, subdomain: string, customRoleId: number | null): object {
  const { role, role_type } = agentKinds[agent.kind];
  return {
    id: agent.id,
    url: `https://${subdomain}.zendesk.com/api/v2/users/${agent.id}.json`,
    name: agent.name,
    email: `agent${agent.id}@${subdomain}.example`,
    created_at: agent.createdAt,
    updated_at: agent.createdAt,
    last_login_at: agent.signedInDaysAgo === null ? null : momentBefore(agent.signedInDaysAgo),
    time_zone: 'Copenhagen',
    locale: 'da',
    role,
    role_type,
    custom_role_id: customRoleId,
    verified: agent.signedInDaysAgo !== null,
    active: !agent.isDeleted,
    shared: agent.isShared,
    shared_agent: agent.isShared,
    suspended: agent.isSuspended,
    restricted_agent: role !== 'admin',
    two_factor_auth_enabled: null,
    tags: [],
    user_fields: {},
  };
}

/** The moment so many days ago, to the second as Zendesk writes it. */
const momentBefore = (days: number) => `${new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 19)}Z`;
