/**
 * The kinds of users, each with the role and the type of role by which Zendesk describes it. Zendesk sends the types of
 * admins as texts, as in its announcement of them.
 */
export const agentKinds = {
  ADMIN: { role: 'admin', role_type: '4' },
  BILLING_ADMIN: { role: 'admin', role_type: '5' },
  AGENT: { role: 'agent', role_type: null },
  /** An agent with a role of the help desk's own. */
  CUSTOM: { role: 'agent', role_type: 0 },
  CHAT_AGENT: { role: 'agent', role_type: 2 },
  LIGHT_AGENT: { role: 'agent', role_type: 1 },
  CONTRIBUTOR: { role: 'agent', role_type: 3 },
  END_USER: { role: 'end-user', role_type: null },
} as const;
export type AgentKind = keyof typeof agentKinds;
