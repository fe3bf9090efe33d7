import { LockMode } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import {
  erasureAnswerForm,
  erasureByEmailForm,
  erasureForm,
} from '../../../../domain/backOffice/validation/personalData.ts';
import { formatDate } from '../../../../domain/basics/dates.ts';
import { assertFreshProof } from '../../../platform/access/freshProof.ts';
import { assertMay } from '../../../platform/access/policy.ts';
import { recordAudit } from '../../../platform/audit/recordAudit.ts';
import type { Context } from '../../../platform/context.ts';
import { findToEdit } from '../../../platform/db/editing.ts';
import { newId } from '../../../platform/db/ids.ts';
import { runIn } from '../../../platform/db/query.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import type { Write } from '../../../platform/db/writes.ts';
import { badInput, conflict, notFound } from '../../../platform/errors.ts';
import { parseInput } from '../../../platform/graphql/validation.ts';
import { endSessions } from '../../identity/auth/session.service.ts';
import { assertAdministratorRemains } from '../../identity/users/administrators.service.ts';
import { assertAdminRemains } from '../../identity/users/lastAdmin.service.ts';
import { lockActiveUser } from '../../identity/users/lockActiveUser.service.ts';
import { lockMemberships } from '../../identity/users/memberships.service.ts';
import { staffFor } from '../../identity/users/user.reads.ts';
import { User } from '../../identity/users/User.ts';
import { Erasure } from './Erasure.ts';
import { readPerson } from './person.ts';
import {
  erasureAwaitingMail,
  erasureConfirmedMail,
  erasureDeclinedMail,
  erasureRequestedMail,
} from './personalData.mails.ts';
import { erasureById, erasureChange, erasuresByIds, type ErasureRow } from './personalData.reads.ts';

/** An address has one account in each company at most, and few of them. */
const MAX_ACCOUNTS = 50;

const answeredError = () => conflict('Anmodningen er allerede besvaret eller fortrudt.');

/**
 * Asks the reseller to erase the viewer's data, in all companies. Asking again while a request is open changes nothing.
 */
export async function requestErasure(ctx: Context, reason: string | null | undefined): Promise<void> {
  assertMay(ctx.viewer, 'secureSignIn');
  assertFreshProof(ctx.person);
  const { reason: text } = parseInput(erasureForm, { reason });
  const { userId, personId, name, email, emailConfirmedAt } = ctx.person;
  const { throttle, config } = ctx.services;
  await throttle.spend('erasureRequests', personId);
  const staff = await staffFor(ctx, null);
  await ctx.writeAsAuth(async (write) => {
    await lockActiveUser(write, ctx.person);
    let request: Awaited<ReturnType<typeof insertRequest>>;
    for (const membership of await membershipsOf(write, userId))
      request = (await insertRequest(ctx, write, { ...membership, reason: text })) ?? request;
    if (!request) return;
    // An unconfirmed address may belong to somebody else.
    if (emailConfirmedAt) write.mail(erasureRequestedMail(config, { name, email }, formatDate(request.due_at)));
    for (const admin of staff) write.mail(erasureAwaitingMail(config, admin));
  });
}

/**
 * Notes the request of a person who has asked in another way, such as by telephone: for every account with the address,
 * deactivated or not. Throws BAD_USER_INPUT when there is no account without a request.
 */
export async function requestErasureAsAdmin(ctx: Context, email: string, reason: string | null | undefined) {
  assertMay(ctx.viewer, 'administer');
  const form = parseInput(erasureByEmailForm, { email, reason });
  const users = await ctx.admin.read(
    sqlBuilder
      .selectFrom('user_account')
      .select(['id', 'customer_id as customerId'])
      .where(sql`lower(email)`, '=', form.email.toLowerCase())
      .orderBy('id')
      .limit(MAX_ACCOUNTS),
  );
  const ids = await ctx.writeAsAuth(async (write) => {
    const requested: string[] = [];
    for (const { id: userId, customerId } of users) {
      const request = await insertRequest(ctx, write, { userId, customerId, reason: form.reason });
      if (request) requested.push(request.id);
    }
    return requested;
  });
  if (!ids.length)
    throw users.length
      ? badInput({ email: 'Der er allerede en anmodning for den e-mail' }, 'TAKEN')
      : badInput({ email: 'Ingen konto har den e-mail' }, 'NOT_FOUND');
  return erasuresByIds(ctx.admin, ids);
}

/** All memberships of the person who has this one. Each company keeps what the law demands of it. */
const membershipsOf = ({ em }: Write, userId: string) =>
  runIn(
    em,
    sql<{ userId: string; customerId: string | null }>`
      select u.id as "userId", u.customer_id as "customerId"
      from user_account own join user_account u on u.person_id = own.person_id
      where own.id = ${userId} order by u.id`,
  );

/** Undefined when the user has an open request or is erased. */
async function insertRequest(
  ctx: Context,
  write: Write,
  { userId, customerId, reason }: { userId: string; customerId: string | null; reason: string | null },
) {
  const [request] = await runIn(
    write.em,
    sql<{ id: string; due_at: Date }>`
      insert into erasure (id, user_id, customer_id, status, reason, created_at)
      values (${newId(Erasure.idPrefix)}, ${userId}, ${customerId}, 'REQUESTED', ${reason}, now())
      on conflict (user_id) where status in ('REQUESTED', 'CONFIRMED', 'ERASED') do nothing
      returning id, created_at + interval '1 month' as due_at`,
  );
  if (!request) return undefined;
  await recordAudit(write, ctx, { action: 'ERASURE_REQUESTED', target: userId });
  publishErasure(write, { id: request.id, userId, customerId });
  return request;
}

/** Withdraws the viewer's request, in all companies, before it is answered. Throws CONFLICT afterwards. */
export async function withdrawErasure(ctx: Context): Promise<void> {
  assertMay(ctx.viewer, 'secureSignIn');
  const { personId, userId } = ctx.person;
  await ctx.writeAsAuth(async (write) => {
    if (!(await withdrawRequests(ctx, write, personId, userId))) throw answeredError();
  });
}

/** Withdraws the open requests of a person, and returns their number. Without an actor, each account acts itself. */
export async function withdrawRequests(
  ctx: Context,
  write: Write,
  personId: string,
  actorId?: string,
): Promise<number> {
  const withdrawn = await runIn(
    write.em,
    sql<{ id: string; userId: string; customerId: string | null }>`
      update erasure set status = 'WITHDRAWN', decided_at = now()
      where user_id in (select id from user_account where person_id = ${personId}) and status = 'REQUESTED'
      returning id, user_id as "userId", customer_id as "customerId"`,
  );
  for (const request of withdrawn) {
    const { userId } = request;
    await recordAudit(write, ctx, { action: 'ERASURE_WITHDRAWN', actorId: actorId ?? userId, target: userId });
    publishErasure(write, request);
  }
  return withdrawn.length;
}

/**
 * Confirms a request: closes the accounts of the person in all companies at once, and starts the jobs that erase the
 * data. Nobody confirms their own request. Throws CONFLICT for the last administrator of a company with colleagues, and
 * for the last admin of the reseller.
 */
export async function confirmErasure(ctx: Context, id: string) {
  const { userId } = await openRequest(ctx, id);
  assertFreshProof(ctx.person);
  const { services } = ctx;
  const person = await readPerson(services.reads, userId);
  const confirmedIds = await ctx.writeAsAuth(async (write) => {
    await lockMemberships(write, userId);
    const owner = await findToEdit(write.em, User, userId, null, 'Brugeren findes ikke');
    const mail = owner.emailConfirmedAt ? erasureConfirmedMail(services.config, owner) : undefined;
    const requests = await openRequestsOf(ctx, write, userId, id);
    for (const request of requests) {
      const { names, email } = person.find((each) => each.id === request.userId) ?? person[0]!;
      await decide(ctx, write, request, { status: 'CONFIRMED', names, email });
      await closeAccount(ctx, write, request.userId);
    }
    await endSessions(write, { personId: owner.personId });
    if (mail) write.mail(mail);
    return requests.map((request) => request.userId);
  });
  for (const confirmed of confirmedIds) await services.jobs.send('personal-data.erase', { userId: confirmed });
  return erasureChange(ctx.admin, id);
}

async function closeAccount(ctx: Context, write: Write, userId: string): Promise<void> {
  const user = await findToEdit(write.em, User, userId, null, 'Brugeren findes ikke');
  if (!user.deactivatedAt) {
    await assertAdministratorRemains(write, user, { mayBeOnlyUser: true });
    await assertAdminRemains(write, user);
  }
  Object.assign(user, { deactivatedAt: user.deactivatedAt ?? new Date(), deactivatedByCompany: false });
  await recordAudit(write, ctx, { action: 'ERASURE_CONFIRMED', target: userId });
  write.publish({ topic: 'user.changed', id: userId, customerId: user.customerId });
}

/**
 * The open requests of a person, among them that with the id. Memberships that the person has got since the request are
 * part of it. Throws CONFLICT when it was answered meanwhile.
 */
async function openRequestsOf(ctx: Context, write: Write, userId: string, id: string): Promise<OpenRequest[]> {
  for (const membership of await membershipsOf(write, userId))
    if (membership.userId !== userId) await insertRequest(ctx, write, { ...membership, reason: null });
  const requests = await runIn(
    write.em,
    sql<OpenRequest>`
      select e.id, e.user_id as "userId", e.customer_id as "customerId"
      from user_account own join user_account u on u.person_id = own.person_id join erasure e on e.user_id = u.id
      where own.id = ${userId} and e.status = 'REQUESTED' order by e.id`,
  );
  if (!requests.some((request) => request.id === id)) throw answeredError();
  return requests;
}

/** Declines a request with a reason, which the person reads, in all companies. */
export async function declineErasure(ctx: Context, id: string, answer: string) {
  const form = parseInput(erasureAnswerForm, { answer });
  const { userId } = await openRequest(ctx, id);
  await ctx.writeAsAuth(async (write) => {
    for (const request of await openRequestsOf(ctx, write, userId, id)) {
      await decide(ctx, write, request, { status: 'DECLINED', answer: form.answer });
      await recordAudit(write, ctx, { action: 'ERASURE_DECLINED', target: request.userId });
    }
    const user = await findToEdit(write.em, User, userId);
    if (user.emailConfirmedAt) write.mail(erasureDeclinedMail(ctx.services.config, user, form.answer));
  });
  return erasureChange(ctx.admin, id);
}

type OpenRequest = Pick<ErasureRow, 'id' | 'userId' | 'customerId'>;

async function openRequest(ctx: Context, id: string): Promise<ErasureRow> {
  assertMay(ctx.viewer, 'administer');
  const request = await erasureById(ctx.admin, id);
  if (!request) throw notFound('Anmodningen findes ikke');
  const [own] = await ctx.admin.read(
    sqlBuilder
      .selectFrom('user_account')
      .select('id')
      .where('id', '=', request.userId)
      .where('person_id', '=', ctx.person.personId),
  );
  if (own) throw conflict('En anden administrator skal svare på din anmodning.');
  return request;
}

/** Stores the answer. Of two parallel answers, or an answer and a withdrawal, only the first one counts. */
async function decide(
  ctx: Context,
  write: Write,
  request: OpenRequest,
  answer: Partial<Pick<Erasure, 'status' | 'answer' | 'names' | 'email'>>,
): Promise<void> {
  const erasure = await write.em.findOne(
    Erasure,
    { id: request.id, status: 'REQUESTED' },
    {
      lockMode: LockMode.PESSIMISTIC_WRITE,
    },
  );
  if (!erasure) throw answeredError();
  Object.assign(erasure, answer, { decidedAt: new Date(), decidedById: ctx.person.userId });
  await write.em.flush();
  publishErasure(write, request);
}

/** Notifies the person's own screen and the lists of admins. */
export function publishErasure(
  { publish }: Pick<Write, 'publish'>,
  { id, userId, customerId }: Pick<ErasureRow, 'id' | 'userId' | 'customerId'>,
): void {
  publish({ topic: 'erasure.changed', id, customerId });
  publish({ topic: 'personal-data.changed', id: userId, customerId: null });
}
