import type { AgentKind } from './agentKinds.ts';
import type { StoredAgent } from './state.ts';
import { ZendeskApiError } from './ZendeskApiError.ts';

const FIRST_ROLE_ID = 16_000_000_000_001;

/** The roles that Zendesk lists together with the custom ones, by the kind of their agents. */
const standardRoles: Partial<Record<AgentKind, { name: string; role_type: number }>> = {
  ADMIN: { name: 'Administrator', role_type: 4 },
  BILLING_ADMIN: { name: 'Billing admin', role_type: 5 },
  CHAT_AGENT: { name: 'Chat-only agent', role_type: 2 },
  LIGHT_AGENT: { name: 'Light agent', role_type: 1 },
  CONTRIBUTOR: { name: 'Contributor', role_type: 3 },
};

/** The standard roles, and the help desk's own ones after them. */
export function customRolesOf(agents: readonly StoredAgent[]) {
  const ownNames = agents.flatMap(({ kind, roleName }) => (kind === 'CUSTOM' && roleName !== null ? [roleName] : []));
  const own = [...new Set(ownNames)].map((name) => ({ name, role_type: 0 }));
  return [...Object.values(standardRoles), ...own].map((role, index) => ({ id: FIRST_ROLE_ID + index, ...role }));
}

/** The id of the agent's role among the roles; null for an agent without a listed role. */
export function customRoleIdOf(
  { kind, roleName }: StoredAgent,
  roles: readonly { id: number; name: string }[],
): number | null {
  const name = kind === 'CUSTOM' ? roleName : standardRoles[kind]?.name;
  return roles.find((role) => role.name === name)?.id ?? null;
}

/** Only the Enterprise plans have custom roles. */
export function customRolesAnswer(agents: readonly StoredAgent[]): object {
  if (!agents.some(({ kind }) => kind === 'CUSTOM')) throw forbidden();
  const roles = customRolesOf(agents);
  return {
    custom_roles: roles.map((role) => ({
      ...role,
      description: '',
      team_member_count: agents.filter((agent) => customRoleIdOf(agent, roles) === role.id).length,
      created_at: '2024-03-12T16:32:22Z',
      updated_at: '2024-03-12T16:32:22Z',
    })),
  };
}

export const forbidden = () =>
  new ZendeskApiError(403, { error: { title: 'Forbidden', message: 'You do not have access to this page.' } });
