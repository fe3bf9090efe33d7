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

interface StoredGrant {
  subdomain: string;
  clientId: string;
  scope: string;
  accessToken: string;
  accessGoodUntil: number;
  /** Null for client credentials. */
  refreshToken: string | null;
  refreshGoodUntil: number;
  formerRefreshTokens: string[];
}

interface StoredCode {
  subdomain: string;
  clientId: string;
  redirectUri: string;
  scope: string;
  codeChallenge: string;
  goodUntil: number;
}

/** The global client of the reseller, and one that companies enter in the demo and in tests. */
export const GLOBAL_CLIENT = { clientId: 'kundeportalen', clientSecret: 'zdg_sandbox_secret' };
export const OWN_CLIENT = { clientId: 'vores_klient', clientSecret: 'zdo_sandbox_secret' };

interface ZendeskState {
  /** The secrets of the OAuth clients, by the client's id. */
  clients: Record<string, string>;
  codes: Record<string, StoredCode>;
  grants: StoredGrant[];
  /** The API keys from before Zendesk stopped making them. */
  keys: string[];
  /** By subdomain. A help desk that is not here has invented agents. */
  agents: Record<string, StoredAgent[]>;
  /** By subdomain. */
  faults: Record<string, { fault: HelpDeskFault; retryAfterSeconds: number }>;
}

const newState = (): ZendeskState => ({
  clients: Object.fromEntries([GLOBAL_CLIENT, OWN_CLIENT].map((client) => [client.clientId, client.clientSecret])),
  codes: {},
  grants: [],
  keys: [],
  agents: {},
  faults: {},
});

export class ZendeskFile extends StateFile<ZendeskState> {
  constructor(folder: string | undefined) {
    super(folder, 'zendesk', newState);
    // A file of an older version lacks what was added since.
    Object.assign(this.state, { ...newState(), ...this.state });
  }
}
