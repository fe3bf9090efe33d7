import { StateFile } from '../StateFile.ts';
import type { AgentKind } from './agentKinds.ts';

/** A user of a help desk. */
export interface StoredAgent {
  id: number;
  name: string;
  kind: AgentKind;
  /** Name of the role of a `CUSTOM` agent. */
  roleName: string | null;
  isSuspended: boolean;
  isDeleted: boolean;
  /** Whether the user belongs to another help desk. */
  isShared: boolean;
  createdAt: string;
  /** Relative to the day of the reading, so that a demo that runs for months stays as it was. Null for never. */
  signedInDaysAgo: number | null;
}

/** `forbidden` refuses the lists of users and roles, every other fault all calls. */
export type HelpDeskFault = 'rejected' | 'forbidden' | 'gone' | 'html' | 'down' | 'rateLimited';

interface ZendeskState {
  /** By subdomain. A help desk that is not here has invented agents. */
  agents: Record<string, StoredAgent[]>;
  /** By subdomain. */
  faults: Record<string, { fault: HelpDeskFault; retryAfterSeconds: number }>;
}

export class ZendeskFile extends StateFile<ZendeskState> {
  constructor(folder: string | undefined) {
    super(folder, 'zendesk', () => ({ agents: {}, faults: {} }));
  }
}
