import { z } from 'zod';
import { MAX_AGENTS } from '../../../domain/sales/seats/seatFaults.ts';
import { flag, moment, optionalId, roleType, shortText, zendeskId } from './fields.ts';
import type { HelpDesk } from './HelpDesk.ts';
import { ZendeskError } from './ZendeskError.ts';

const PATH = '/api/v2/users.json';
const FILTER = [
  ['role[]', 'agent'],
  ['role[]', 'admin'],
  ['page[size]', '100'],
] as const;
/** Twice as many pages as the largest number of agents fills. */
const MAX_PAGES = 400;

/**
 * What decides whether a user counts must be readable: a wrong number of seats is worse than none. A user without a
 * usable name or date counts all the same. E-mail addresses are not read.
 */
const listedUser = z
  .object({
    id: zendeskId,
    role: z.string(),
    role_type: roleType,
    custom_role_id: optionalId,
    active: flag,
    shared: flag,
    shared_agent: flag,
    suspended: flag,
    name: shortText,
    created_at: moment,
    last_login_at: moment,
  })
  .transform((user) => ({
    id: user.id,
    role: user.role,
    roleType: user.role_type,
    customRoleId: user.custom_role_id,
    isDeleted: user.active === false,
    isShared: user.shared === true || user.shared_agent === true,
    isSuspended: user.suspended === true,
    name: user.name || 'Uden navn',
    createdAt: user.created_at,
    lastSignInAt: user.last_login_at,
  }));

const page = z.object({
  users: z.array(listedUser),
  meta: z.object({ has_more: z.boolean(), after_cursor: z.string().nullish() }),
});

export type ListedUser = z.output<typeof listedUser>;

/**
 * Reads all pages of the help desk's agents and admins, each user once with the latest values. The address of a page is
 * built from its cursor: an address in an answer could lead to another host, which would receive the key.
 */
export async function listUsers(helpDesk: Pick<HelpDesk, 'get'>): Promise<ListedUser[]> {
  const users = new Map<string, ListedUser>();
  const cursors = new Set<string>();
  for (let cursor: string | undefined; ;) {
    const after = cursor === undefined ? [] : [['page[after]', cursor] as const];
    const { users: more, meta } = await helpDesk.get(PATH, [...FILTER, ...after], page);
    for (const user of more) users.set(user.id, user);
    if (users.size > MAX_AGENTS)
      throw new ZendeskError('TOO_MANY_AGENTS', `Zendesk listed more than ${MAX_AGENTS} users (GET ${PATH})`);
    if (!meta.has_more) break;
    cursor = meta.after_cursor ?? '';
    if (cursor === '' || cursors.has(cursor) || cursors.size + 1 >= MAX_PAGES)
      throw unreadable(`no new page after page ${cursors.size + 1}`);
    cursors.add(cursor);
  }
  // The owner of a help desk is an admin, so an empty list cannot be the truth.
  if (users.size === 0) throw unreadable('no users');
  return [...users.values()];
}

const unreadable = (problem: string) =>
  new ZendeskError('UNREADABLE', `Zendesk sent an invalid answer: ${problem} (GET ${PATH})`);
