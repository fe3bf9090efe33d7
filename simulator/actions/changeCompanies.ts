import { setTimeout as pause } from 'node:timers/promises';
import type { Actor } from '../actors/Actor.ts';
import { rightsOf } from '../actors/rights.ts';
import type { Random } from '../Random.ts';
import type { Action, Simulation } from './Action.ts';
import { callField } from './callField.ts';
import { isSuccess, outcomeOf } from './send.ts';

const POLL_MS = 50;
const PATIENCE_MS = 3_000;

/**
 * A person of two companies leaves one of them, perhaps by a call in the other one, and comes back by an invitation.
 * Colleagues try to rename the person, whose name belongs to both companies.
 */
export const changeCompanies: Action = {
  name: 'changeCompanies',
  weight: 5,
  isFor: ({ otherMembership }) => otherMembership !== undefined,
  reaches: ['acceptInvitationAsPerson', 'leaveCompany'],
  async run(simulation, actor, random, goal) {
    const gone = [actor, actor.otherMembership!].find(({ hasLeft }) => hasLeft);
    if (gone) return comeBack(simulation, gone, gone.otherMembership!);
    if (!goal && random.chance(0.5)) return beRenamed(simulation, actor, random);
    const left = await leave(simulation, actor, random.chance(0.5) ? actor : actor.otherMembership!);
    if (goal !== 'acceptInvitationAsPerson' || !actor.hasLeft) return left;
    return `${left}; ${await comeBack(simulation, actor, actor.otherMembership!)}`;
  },
};

async function leave(simulation: Simulation, actor: Actor, caller: Actor): Promise<string> {
  const answer = await callField(simulation, caller, {
    kind: 'mutation',
    field: 'leaveCompany',
    variables: { companyId: actor.customerId },
  });
  if (isSuccess(answer)) {
    Object.assign(actor, { hasLeft: true, userId: undefined });
    // The invariants judge what the person can still do in the other company.
    await callField(simulation, actor.otherMembership!, { kind: 'query', field: 'viewer', variables: {} });
  }
  return `leave the company of ${actor.name} by ${caller.name} → ${outcomeOf(answer)}`;
}

async function comeBack(simulation: Simulation, gone: Actor, person: Actor): Promise<string> {
  const [account] = await simulation.db.sql<{ email: string }>('select email from user_account where id = $1', [
    person.userId ?? null,
  ]);
  const administrator = administratorOf(simulation, gone);
  if (!account || !administrator) return 'come back: nobody can invite';
  const { email } = account;
  const { companyRole } = rightsOf(gone.kind)!;
  const invited = await callField(simulation, administrator, {
    kind: 'mutation',
    field: 'inviteUser',
    variables: { input: { name: gone.name, email, companyRole } },
  });
  const token = isSuccess(invited) ? await invitationTo(simulation, email) : undefined;
  if (!token) return `invite ${gone.name} → ${outcomeOf(invited)}`;
  const accepted = await callField(simulation, person, {
    kind: 'mutation',
    field: 'acceptInvitationAsPerson',
    variables: { token },
  });
  const { data } = accepted.body as {
    data?: { acceptInvitationAsPerson: { companyId: string; userId: string }[] } | null;
  };
  const membership = data?.acceptInvitationAsPerson?.find(({ companyId }) => companyId === gone.customerId);
  if (membership) Object.assign(gone, { hasLeft: false, userId: membership.userId, token: person.token });
  return `${person.name} accepts the invitation of ${administrator.name} → ${outcomeOf(accepted)}`;
}

/** The secret of the newest invitation; undefined when its mail does not arrive, as during a misfortune. */
async function invitationTo({ mailer }: Simulation, email: string): Promise<string | undefined> {
  for (let waited = 0; waited < PATIENCE_MS; waited += POLL_MS) {
    for (const { to, text } of await mailer.list()) {
      const token = to === email ? /\/invitation\?token=([\w.-]{20,})/.exec(text)?.[1] : undefined;
      if (token) return token;
    }
    await pause(POLL_MS);
  }
  return undefined;
}

async function beRenamed(simulation: Simulation, actor: Actor, random: Random): Promise<string> {
  const administrator = administratorOf(simulation, actor);
  if (!administrator) return 'be renamed: nobody can';
  const { companyRole } = rightsOf(actor.kind)!;
  const answer = await callField(simulation, administrator, {
    kind: 'mutation',
    field: 'updateColleague',
    variables: { id: actor.userId, input: { name: `Rita ${random.below(1_000)}`, companyRole } },
  });
  return `${administrator.name} renames ${actor.name} → ${outcomeOf(answer)}`;
}

const administratorOf = ({ actors }: Simulation, { customerId }: Actor): Actor | undefined =>
  actors.find((each) => each.kind === 'customer' && each.customerId === customerId);
