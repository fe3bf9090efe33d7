import type { FastifyReply } from 'fastify';
import type { ZendeskOAuthClient } from '../../server/providers/zendesk/tokens.ts';
import { exposeControls } from '../controls.ts';
import { Faults, type Fault } from '../Faults.ts';
import { RequestLog } from '../RequestLog.ts';
import type { StandIn } from '../sandbox.ts';
import { createApi, notAuthenticated, type ZendeskCall } from './api.ts';
import { customRolesAnswer } from './customRoles.ts';
import { Grants } from './Grants.ts';
import { inventedAgents } from './inventedAgents.ts';
import { Limits, type RateLimit } from './Limits.ts';
import { isPaid, newAgent, type NewAgent } from './newAgent.ts';
import { oauthCalls } from './oauthCalls.ts';
import { GLOBAL_CLIENT, ZendeskFile, type HelpDeskFault, type StoredAgent } from './state.ts';
import { usersAnswer } from './userAnswers.ts';

/** The user that Zendesk returns to an unknown caller. */
const anonymous = {
  id: null,
  name: 'Anonymous user',
  email: 'invalid@example.com',
  role: 'end-user',
  active: false,
  verified: false,
};

/** The rate limit of Zendesk's Enterprise plans. */
const ENTERPRISE_LIMIT: RateLimit = { requests: 700, seconds: 60 };

/**
 * A stand-in of all help desks, with controls for tests and the demo. Every subdomain is a help desk with invented
 * agents, until `setAgents` replaces them.
 */
export interface ZendeskStandIn extends StandIn {
  /** The address pattern for a Zendesk client, when the sandbox serves this stand-in at `url`. */
  addressAt(url: string): string;
  /** The reseller's global OAuth client. */
  clientOf(): ZendeskOAuthClient;
  /** Accepts an API key from before Zendesk stopped making them, at every help desk. */
  keepKey(key: string): void;
  /** Gives the reseller's client access without a consent, and returns Zendesk's answer. */
  giveAccess(subdomain: string): ReturnType<Grants['issueFor']>;
  /** Lets the access tokens of a help desk end now, or its refresh tokens too. */
  endTokens(subdomain: string, which: 'ACCESS' | 'BOTH'): void;
  /** Ends all tokens of a help desk, as its administrator can. */
  withdrawAccess(subdomain: string): void;
  /** Makes an OAuth client, as an administrator of a help desk can. */
  addClient(client: ZendeskOAuthClient): void;
  /** Removes an OAuth client, whose tokens end with it. */
  revokeClient(clientId: string): void;
  /** Returns how many grants of a help desk have not ended. */
  grantCount(subdomain: string): number;
  /** Replaces the answer to the next test of a connection. */
  answerNext(answer: (reply: FastifyReply) => unknown): void;
  /**
   * Replaces the users of a help desk; the last one counts of several with the same id. The portal takes a list without
   * anybody for an invalid answer.
   */
  setAgents(subdomain: string, agents: NewAgent[]): void;
  /** The users of a help desk, as they were set or invented. */
  agentsOf(subdomain: string): StoredAgent[];
  /** How many paid seats the help desk uses. */
  seatsInUse(subdomain: string): number;
  /** Lets all calls of a help desk fail until the fault is set to null. */
  setFault(subdomain: string, fault: HelpDeskFault | null, options?: { retryAfterSeconds?: number }): void;
  /** Returns how many times a call was made, for all help desks or one: `GET /fjordlyst/api/v2/users.json`. */
  requestCount(call: string): number;
  failNext(call: ZendeskCall, fault: Fault): void;
  clearFaults(call: ZendeskCall): void;
}

interface Options {
  folder?: string | undefined;
  limit?: RateLimit | undefined;
}

/** Keeps its state in a file if it has a folder, or else in memory. */
export function zendeskStandIn({ folder, limit = ENTERPRISE_LIMIT }: Options = {}): ZendeskStandIn {
  const file = new ZendeskFile(folder);
  const { state } = file;
  const faults = new Faults();
  const limits = new Limits(limit);
  const log = new RequestLog();
  const grants = new Grants(file);
  let next: ((reply: FastifyReply) => unknown) | undefined;
  const agentsOf = (subdomain: string) => state.agents[subdomain] ?? inventedAgents(subdomain).map(newAgent);
  return {
    name: 'zendesk',
    log,
    mount(app) {
      const api = createApi(app, { file, faults, limits, grants });
      oauthCalls(app, { grants, faults });
      api('GET /users/me.json', ({ caller }, reply) => {
        const answer = next;
        next = undefined;
        if (answer) return answer(reply);
        const email = caller('users:read');
        if (email === undefined) return { user: anonymous };
        return { user: { id: 35_436, name: email.split('@')[0], email, role: 'admin', active: true, verified: true } };
      });
      api('GET /users.json', ({ subdomain, query, caller }) => {
        if (caller() === undefined) throw notAuthenticated();
        return usersAnswer(agentsOf(subdomain), { subdomain, query });
      });
      api('GET /custom_roles.json', ({ subdomain, caller }) => {
        if (caller('read') === undefined) throw notAuthenticated();
        return customRolesAnswer(agentsOf(subdomain));
      });
      exposeControls(app, { ...this });
    },
    clientOf: () => GLOBAL_CLIENT,
    keepKey(key) {
      state.keys.push(key);
      file.save();
    },
    giveAccess: (subdomain) => grants.issueFor(subdomain, GLOBAL_CLIENT.clientId),
    endTokens(subdomain, which) {
      for (const grant of state.grants.filter((each) => each.subdomain === subdomain)) {
        grant.accessGoodUntil = 0;
        if (which === 'BOTH') grant.refreshGoodUntil = 0;
      }
      file.save();
    },
    withdrawAccess(subdomain) {
      state.grants = state.grants.filter((grant) => grant.subdomain !== subdomain);
      file.save();
    },
    addClient(client) {
      state.clients[client.clientId] = client.clientSecret;
      file.save();
    },
    revokeClient(clientId) {
      delete state.clients[clientId];
      state.grants = state.grants.filter((grant) => grant.clientId !== clientId);
      file.save();
    },
    grantCount: (subdomain) => state.grants.filter((grant) => grant.subdomain === subdomain).length,
    addressAt: (url) => `${url}/{subdomain}`,
    answerNext: (answer) => void (next = answer),
    setAgents(subdomain, agents) {
      state.agents[subdomain] = [...new Map(agents.map(newAgent).map((agent) => [agent.id, agent])).values()];
      file.save();
    },
    agentsOf: (subdomain) => structuredClone(agentsOf(subdomain)),
    seatsInUse: (subdomain) => agentsOf(subdomain).filter(isPaid).length,
    setFault(subdomain, fault, { retryAfterSeconds = 60 } = {}) {
      if (fault === null) delete state.faults[subdomain];
      else state.faults[subdomain] = { fault, retryAfterSeconds };
      file.save();
    },
    requestCount: (call) => log.count(call),
    failNext: (call, fault) => faults.failNext(call, fault),
    clearFaults: (call) => faults.clear(call),
  };
}
