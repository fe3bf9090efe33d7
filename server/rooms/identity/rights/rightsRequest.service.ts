import { LockMode } from '@mikro-orm/postgresql';
import { labelOf, Subject } from '../../../../domain/basics/vocabulary.ts';
import { normalizeSubjects } from '../../../../domain/identity/presets.ts';
import { requestRightsForm } from '../../../../domain/identity/validation/rights.ts';
import { recordAudit } from '../../../platform/audit/recordAudit.ts';
import type { Context } from '../../../platform/context.ts';
import { retryOnUniqueViolation } from '../../../platform/db/idempotentInsert.ts';
import { runIn } from '../../../platform/db/query.ts';
import type { Scope } from '../../../platform/db/scope.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import type { Write } from '../../../platform/db/writes.ts';
import { badInput, conflict, notFound } from '../../../platform/errors.ts';
import { parseInput } from '../../../platform/graphql/validation.ts';
import { companyById } from '../../companies/customers/customer.reads.ts';
import { changeRights, storeRights } from '../accounts/changeRights.service.ts';
import { changeColleague, findColleague } from '../accounts/colleague.service.ts';
import { lockMemberships } from '../users/memberships.service.ts';
import { assertDepartmentsOf } from '../users/scope.service.ts';
import { administratorsOf } from '../users/user.reads.ts';
import { recordAndPublishUser } from '../users/user.service.ts';
import type { User } from '../users/User.ts';
import { rightsAnsweredMail, rightsRequestedMail } from './rights.mails.ts';
import type { RequestRightsInput } from './rights.types.ts';
import { openRequestFor, rightsRequestChange } from './rightsRequest.reads.ts';
import { RightsRequest } from './RightsRequest.ts';

/** The rights that a request is about. At least one of the two is there. */
interface WantedRights {
  subject: Subject | null;
  departmentId: string | null;
}

/**
 * Asks the administrators of the viewer's company for a subject or a department, and mails them. Asking again returns
 * the open request. Throws BAD_USER_INPUT without a wish and for departments of other companies, CONFLICT for what the
 * viewer can see, and FORBIDDEN under impersonation and for employees of the reseller.
 */
export async function requestRights(ctx: Context, input: RequestRightsInput) {
  const customerId = ctx.companyFor('requestRights');
  const { person } = ctx;
  const { subject = null, departmentId = null, path } = parseInput(requestRightsForm, input);
  const wanted = { subject, departmentId };
  if (!subject && !departmentId) throw badInput({ subject: 'Vælg, hvad du gerne vil se' }, 'REQUIRED');
  if (departmentId) await assertDepartmentsOf(ctx, customerId, [departmentId], 'departmentId');
  if (includes(person.scope, wanted)) throw conflict('Det kan du allerede se. Genindlæs siden.');
  const id = await retryOnUniqueViolation(['rights_request_open'], async () => {
    const open = await openRequestFor(ctx, person.userId, wanted);
    return open?.id ?? storeRequest(ctx, customerId, { ...wanted, path });
  });
  return rightsRequestChange(ctx, id);
}

async function storeRequest(
  ctx: Context,
  customerId: string,
  { path, ...wanted }: WantedRights & { path: string | null },
): Promise<string> {
  const { config, throttle } = ctx.services;
  const administrators = (await throttle.allows('rightsMails', customerId))
    ? await ctx.readAsSystem(administratorsOf(customerId))
    : [];
  const { name: companyName } = (await companyById(ctx, customerId))!;
  const words = await wordsFor(ctx, wanted);
  const { userId, name: asker } = ctx.person;
  return ctx.write(async (write) => {
    const { id } = write.em.create(RightsRequest, { customerId, userId, ...wanted, path });
    for (const administrator of administrators)
      write.mail(rightsRequestedMail(config, administrator, { customerId, companyName, asker, wanted: words }));
    await recordAudit(write, ctx, { action: 'RIGHTS_REQUESTED', target: userId, ...detailOf(wanted) });
    write.publish({ topic: 'rights-request.changed', id, customerId });
    return id;
  });
}

/**
 * Answers an open request of the viewer's company and mails the user. A grant adds the rights to those that the user
 * has at that moment. Throws NOT_FOUND when the request was answered, or its user has left the company.
 */
export async function answerRightsRequest(ctx: Context, id: string, isGranted: boolean) {
  const customerId = ctx.companyFor('managePeople');
  const { name: companyName } = (await companyById(ctx, customerId))!;
  await changeColleague(ctx, async (write) => {
    const { request, user } = await lockOpenRequest(write, id);
    Object.assign(request, { decidedAt: new Date(), isGranted });
    if (isGranted) await grant(ctx, write, user, request);
    await recordAudit(write, ctx, {
      action: isGranted ? 'RIGHTS_GRANTED' : 'RIGHTS_DECLINED',
      target: user.id,
      ...detailOf(request),
    });
    write.publish({ topic: 'rights-request.changed', id, customerId });
    if (!user.emailConfirmedAt) return;
    const wanted = isGranted ? await wordsFor(ctx, request) : wordsWithoutName(request);
    const answer = { customerId, companyName, wanted, isGranted, path: request.path };
    write.mail(rightsAnsweredMail(ctx.services.config, user, answer));
  });
  return rightsRequestChange(ctx, id);
}

async function grant(ctx: Context, write: Write, user: User, { subject, departmentId }: WantedRights): Promise<void> {
  const { subjects, departmentIds } = user;
  const isChanged = await changeRights(ctx, write, user, {
    ...(subject && subjects && { subjects: normalizeSubjects([...subjects, subject]) }),
    ...(departmentId && departmentIds && { departmentIds: [...departmentIds, departmentId] }),
  });
  if (!isChanged) return;
  await storeRights(ctx, write, user);
  await recordAndPublishUser(ctx, write, user, `Rettighederne for ${user.name} er ændret`);
}

/**
 * Locks the user and then the request, in the order in which a change of rights writes them. So only one of two
 * parallel answers counts, and two grants for one user are both kept.
 */
async function lockOpenRequest(write: Write, id: string): Promise<{ request: RightsRequest; user: User }> {
  const { em } = write;
  const [asked] = await runIn(
    em,
    sqlBuilder.selectFrom('rights_request').select('user_id').where('id', '=', id).where('decided_at', 'is', null),
  );
  if (!asked) throw answered();
  await lockMemberships(write, asked.user_id);
  const request = await em.findOne(RightsRequest, { id, decidedAt: null }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!request) throw answered();
  return { request, user: await findColleague(write, request.userId, null) };
}

const answered = () => notFound('Anmodningen findes ikke længere');

const includes = ({ subjects, departmentIds }: Scope, { subject, departmentId }: WantedRights): boolean =>
  (!subject || !subjects || subjects.includes(subject)) &&
  (!departmentId || !departmentIds || departmentIds.includes(departmentId));

/** The name of the subject, because the audit log keeps no names of departments that its readers may not see. */
const detailOf = ({ subject }: WantedRights) => ({ detail: subject ? labelOf(Subject, subject) : 'Afdeling' });

/**
 * Such as "økonomi", "afdelingen Salg" and "økonomi for afdelingen Salg". The user who asks may not see the name of the
 * department. Only administrators and, after a grant, the user are mailed it.
 */
async function wordsFor(ctx: Context, wanted: WantedRights): Promise<string> {
  const { departmentId } = wanted;
  if (!departmentId) return wordsWithoutName(wanted);
  const [department] = await ctx.readAsSystem(
    sqlBuilder.selectFrom('department').select('name').where('id', '=', departmentId),
  );
  return inWords(wanted, `afdelingen ${department?.name ?? ''}`.trim());
}

const wordsWithoutName = (wanted: WantedRights): string => inWords(wanted, wanted.departmentId && 'en anden afdeling');

function inWords({ subject }: WantedRights, department: string | null): string {
  const parts = [...(subject ? [labelOf(Subject, subject).toLowerCase()] : []), ...(department ? [department] : [])];
  return parts.join(' for ');
}
