import { agentRoleOf, agentsAmong, RoleType, type AgentRole } from '../../../domain/sales/seats/agentRoles.ts';
import type { SeatFault } from '../../../domain/sales/seats/seatFaults.ts';
import { readCustomRoles, type CustomRoles } from './customRoles.ts';
import type { HelpDesk } from './HelpDesk.ts';
import { listUsers, type ListedUser } from './users.ts';
import { ZendeskError } from './ZendeskError.ts';

/** An agent or admin of a help desk, light agents and contributors included. */
export interface HelpDeskAgent {
  id: string;
  name: string;
  role: AgentRole;
  /** Name of the custom role; null for a standard role. */
  roleName: string | null;
  isSuspended: boolean;
  createdAt: Date | null;
  lastSignInAt: Date | null;
}

export interface FailedReading {
  fault: SeatFault;
  /** The earliest moment for the next attempt, if the help desk has reached its rate limit. */
  retryAt?: Date;
  /** The failed call, for the log. Contains neither the key nor a text of the help desk. */
  cause: Error;
}

export type AgentReading = { agents: HelpDeskAgent[] } | FailedReading;

/**
 * The number of agents follows from the list of users. Zendesk's API documents no number of seats: the settings of an
 * account have only a category of its size, and its plan and its bought seats are in no call.
 */
export async function readAgents(helpDesk: Pick<HelpDesk, 'get'>): Promise<AgentReading> {
  try {
    const agents = agentsAmong(await listUsers(helpDesk));
    const customRoles = agents.some(hasCustomRole) ? await readCustomRoles(helpDesk) : new Map();
    return { agents: agents.map((agent) => toAgent(agent, customRoles)) };
  } catch (error) {
    if (!(error instanceof ZendeskError)) throw error;
    const { fault, retryAt } = error;
    return { fault, ...(retryAt && { retryAt }), cause: error };
  }
}

/** Zendesk gives standard roles an id as well, which need not be looked up. */
const hasCustomRole = ({ customRoleId, roleType }: ListedUser) =>
  customRoleId !== null && (roleType === null || roleType === RoleType.CUSTOM);

function toAgent(user: ListedUser, customRoles: CustomRoles): HelpDeskAgent {
  const { id, name, isSuspended, createdAt, lastSignInAt } = user;
  const customRole = hasCustomRole(user) ? customRoles.get(user.customRoleId!) : undefined;
  const roleType = user.roleType ?? customRole?.roleType ?? null;
  const roleName = roleType === RoleType.CUSTOM ? customRole?.name || null : null;
  return { id, name, role: agentRoleOf({ role: user.role, roleType }), roleName, isSuspended, createdAt, lastSignInAt };
}
