import { PASSWORD } from '../../server/testing/World.ts';
import type { Actor } from '../actors/Actor.ts';
import type { Action, Answer, Simulation } from './Action.ts';
import { callField } from './callField.ts';
import { isSuccess, outcomeOf } from './send.ts';

type Purpose = 'SIGN_IN' | 'CONNECT';

interface Person {
  email: string;
  name: string;
}

/**
 * An administrator connects their account at Microsoft and lets the company trust its organisation. A new colleague
 * joins by it or asks for access, and a user is refused with their password. At the end, the company trusts nobody.
 */
export const signInWithProvider: Action = {
  name: 'signInWithProvider',
  weight: 2,
  isFor: ({ kind, userId }) => kind === 'customer' && userId !== undefined,
  reaches: [
    'PROVIDER_REQUIRED',
    'completeProviderSignIn',
    'connectIdentity',
    'joinCompany',
    'removeCompanySignIn',
    'removeIdentity',
    'requestAccess',
    'setCompanySignIn',
    'startProviderSignIn',
  ],
  async run(simulation, actor, random, goal) {
    const mutate = (by: Actor, field: string, variables: Record<string, unknown> = {}) =>
      callField(simulation, by, { kind: 'mutation', field, variables });
    const [user] = await simulation.db.sql<Person>('select email, name from user_account where id = $1', [
      actor.userId,
    ]);
    if (!user) return 'signInWithProvider: the account is gone';
    const stranger: Actor = {
      ...actor,
      name: 'somebody at a provider',
      token: undefined,
      kind: 'stranger',
      userId: undefined,
    };
    const domain = user.email.split('@')[1]!;
    const lines: string[] = [];
    const note = (what: string, answer: Answer) => lines.push(`${what} → ${outcomeOf(answer)}`);

    // Signed out, the account is unknown, and its ticket connects it with the user who signs in.
    const unknown = await visit(simulation, stranger, user, 'SIGN_IN');
    note('visit', unknown);
    const ticket = answerOf(unknown)?.ticket;
    if (ticket && random.chance(0.5)) note('connect', await mutate(actor, 'connectIdentity', { ticket }));
    else note('connect', await visit(simulation, actor, user, 'CONNECT'));
    const [identity] = await simulation.db.sql<{ id: string }>(
      `select i.id from sign_in_identity i join user_account u on u.person_id = i.person_id
       where u.id = $1 order by i.id desc limit 1`,
      [actor.userId],
    );
    if (!identity) return `signInWithProvider: ${lines.join(', ')}`;
    await confirmDomainOf(simulation, actor, domain);

    const chosen = random.pick(['AUTOMATIC', 'REQUEST']);
    const joinPolicy = goal === 'joinCompany' ? 'AUTOMATIC' : goal === 'requestAccess' ? 'REQUEST' : chosen;
    const isRequired = random.chance(0.5) || goal === 'PROVIDER_REQUIRED';
    const input = { identityId: identity.id, isRequired, joinPolicy, joinRole: 'MEMBER' };
    note('trust', await mutate(actor, 'setCompanySignIn', { input }));
    const colleague = { email: `ny${random.below(1_000_000)}@${domain}`, name: 'Ny Kollega' };
    const offered = answerOf(await visit(simulation, stranger, colleague, 'SIGN_IN'))?.ticket;
    if (offered && joinPolicy === 'AUTOMATIC') note('join', await mutate(stranger, 'joinCompany', { ticket: offered }));
    if (offered && joinPolicy === 'REQUEST')
      note('ask', await mutate(stranger, 'requestAccess', { input: { ticket: offered, name: colleague.name } }));
    note('login', await mutate(stranger, 'login', { input: { email: user.email, password: PASSWORD } }));
    note('trust nobody', await mutate(actor, 'removeCompanySignIn'));
    note('disconnect', await mutate(actor, 'removeIdentity', { id: identity.id }));
    return `signInWithProvider: ${lines.join(', ')}`;
  },
};

interface ProviderAnswer {
  ticket: string | null;
}

const answerOf = ({ body }: Answer) =>
  (body as { data?: { completeProviderSignIn: ProviderAnswer } | null }).data?.completeProviderSignIn;

/** The whole way of a browser to the provider and back. */
async function visit(simulation: Simulation, actor: Actor, person: Person, purpose: Purpose): Promise<Answer> {
  const mutate = (field: string, input: Record<string, unknown>) =>
    callField(simulation, actor, { kind: 'mutation', field, variables: { input } });
  const started = await mutate('startProviderSignIn', { provider: 'microsoft', purpose });
  if (!isSuccess(started)) return started;
  const { url, ticket } = (started.body as { data: { startProviderSignIn: { url: string; ticket: string } } }).data
    .startProviderSignIn;
  const callback = new URL(await simulation.providers.microsoft.signIn(url, person)).search;
  return mutate('completeProviderSignIn', { ticket, callback });
}

/** The administrator adds the domain, and an admin confirms it, unless another company has it. */
async function confirmDomainOf(simulation: Simulation, actor: Actor, domain: string): Promise<void> {
  await callField(simulation, actor, { kind: 'mutation', field: 'addDomain', variables: { domain } });
  const [added] = await simulation.db.sql<{ id: string }>(
    'select id from company_domain where customer_id = $1 and domain = $2 and confirmed_at is null',
    [actor.customerId, domain],
  );
  const admin = simulation.actors.find(({ kind }) => kind === 'admin');
  if (added && admin)
    await callField(simulation, admin, { kind: 'mutation', field: 'confirmDomain', variables: { id: added.id } });
}
