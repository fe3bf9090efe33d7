/** The kinds of roles of a help desk's agents. */
export const AgentRole = {
  ADMIN: { label: 'Administrator' },
  AGENT: { label: 'Agent' },
  LIGHT_AGENT: { label: 'Light agent' },
  CONTRIBUTOR: { label: 'Contributor' },
} as const;
export type AgentRole = keyof typeof AgentRole;

/** A user of a help desk, as far as it decides about seats. */
export interface HelpDeskUser {
  id: string;
  /** `end-user`, `agent` or `admin`. */
  role: string;
  /** Zendesk's number of the kind of role; null when Zendesk does not state it. */
  roleType: number | null;
  isDeleted: boolean;
  /** Whether the user belongs to another help desk, which shares tickets with this one. */
  isShared: boolean;
}

/** Zendesk's numbers of the kinds of roles. */
export const RoleType = {
  CUSTOM: 0,
  LIGHT_AGENT: 1,
  CHAT_AGENT: 2,
  CONTRIBUTOR: 3,
  ADMIN: 4,
  BILLING_ADMIN: 5,
} as const;

const STAFF_ROLES = new Set(['agent', 'admin']);
const ADMIN_TYPES = new Set<number | null>([RoleType.ADMIN, RoleType.BILLING_ADMIN]);
const ROLES_WITHOUT_SEAT = new Set<AgentRole>(['LIGHT_AGENT', 'CONTRIBUTOR']);

/**
 * The agents and admins of the help desk among its users, each of them once. The list changes while it is read page by
 * page, so the latest row of a user counts. A suspended agent is one of them: the seat is in use until the agent is
 * downgraded.
 */
export function agentsAmong<User extends HelpDeskUser>(users: readonly User[]): User[] {
  const latest = new Map(users.map((user) => [user.id, user]));
  return [...latest.values()].filter(
    ({ role, isDeleted, isShared }) => STAFF_ROLES.has(role) && !isDeleted && !isShared,
  );
}

/**
 * The kind of an agent's role. Kinds that Zendesk does not state or adds later count as an agent, who uses a seat. So
 * does an agent who answers chats only.
 */
export function agentRoleOf({ role, roleType }: Pick<HelpDeskUser, 'role' | 'roleType'>): AgentRole {
  if (role === 'admin' || ADMIN_TYPES.has(roleType)) return 'ADMIN';
  if (roleType === RoleType.LIGHT_AGENT) return 'LIGHT_AGENT';
  return roleType === RoleType.CONTRIBUTOR ? 'CONTRIBUTOR' : 'AGENT';
}

/**
 * Whether an agent with the role uses a paid seat. Zendesk also charges for a light agent or contributor with a role in
 * its chat, its knowledge base or its reports, which the API of users does not state: the help desk may use more seats.
 */
export const usesSeat = (role: AgentRole): boolean => !ROLES_WITHOUT_SEAT.has(role);
