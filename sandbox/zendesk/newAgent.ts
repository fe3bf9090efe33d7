import { agentRoleOf, usesSeat } from '../../domain/sales/seats/agentRoles.ts';
import { agentKinds, type AgentKind } from './agentKinds.ts';
import type { StoredAgent } from './state.ts';

/** An agent as tests and the demo describe it; an ordinary agent who signed in today by default. */
export interface NewAgent {
  id?: number;
  name?: string;
  kind?: AgentKind;
  roleName?: string | undefined;
  isSuspended?: boolean;
  isDeleted?: boolean;
  isShared?: boolean;
  createdAt?: string;
  /** Null for an agent who never signed in. */
  signedInDaysAgo?: number | null;
}

const FIRST_ID = 9_000_000_000_000;

/** `index` is the agent's place in its list, from which an id follows. */
export function newAgent({ roleName = 'Medarbejder', ...agent }: NewAgent, index: number): StoredAgent {
  return {
    id: FIRST_ID + index,
    name: `Agent ${index + 1}`,
    kind: 'AGENT',
    isSuspended: false,
    isDeleted: false,
    isShared: false,
    createdAt: '2025-01-15T09:00:00Z',
    signedInDaysAgo: 0,
    ...agent,
    roleName: agent.kind === 'CUSTOM' ? roleName : null,
  };
}

/** Whether Zendesk charges for the agent. */
export function isPaid({ kind, isDeleted, isShared }: StoredAgent): boolean {
  const { role, role_type } = agentKinds[kind];
  const roleType = role_type === null ? null : Number(role_type);
  return kind !== 'END_USER' && !isDeleted && !isShared && usesSeat(agentRoleOf({ role, roleType }));
}
