import { LockMode } from '@mikro-orm/postgresql';
import { keepingStored } from '../../../../domain/basics/contactRules.ts';
import { isSameEmail } from '../../../../domain/basics/email.ts';
import { endSentence } from '../../../../domain/basics/endSentence.ts';
import { isPlainHttpsAddress } from '../../../../domain/basics/webAddress.ts';
import { teamMemberForm } from '../../../../domain/companies/validation/team.ts';
import { assertMay } from '../../../platform/access/policy.ts';
import type { Context } from '../../../platform/context.ts';
import { findToEdit, pick, setColumns } from '../../../platform/db/editing.ts';
import { retryOnUniqueViolation } from '../../../platform/db/idempotentInsert.ts';
import { runIn } from '../../../platform/db/query.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import { rethrowAsFieldError } from '../../../platform/db/violations.ts';
import type { Write } from '../../../platform/db/writes.ts';
import { conflict, notFound } from '../../../platform/errors.ts';
import { parseInput } from '../../../platform/graphql/validation.ts';
import type { ClickUpMember } from '../../../providers/clickup/ClickUp.ts';
import { everyMember, memberChange } from './team.reads.ts';
import type { TeamMemberInput } from './team.types.ts';
import { TeamMember } from './TeamMember.ts';

const NOT_FOUND_MESSAGE = 'Medarbejderen findes ikke';
const FORM_COLUMNS = [
  'name',
  'email',
  'title',
  'phone',
  'avatar',
  'clickUpId',
  'calendarBookingUrl',
  'isActive',
] as const;
/** Title of members from ClickUp, which has no titles. */
const DEFAULT_TITLE = 'Konsulent';
const MAX_NAMED_COMPANIES = 5;
const rejectDuplicateClickUpId = rethrowAsFieldError({
  team_member_click_up_id_unique: { clickUpId: 'En anden medarbejder har det ClickUp-id' },
});

export async function createMember(ctx: Context, input: TeamMemberInput) {
  const form = parseInput(teamMemberForm, input);
  return saveMember(ctx, async ({ em }) => em.create(TeamMember, pick(form, FORM_COLUMNS)));
}

export async function updateMember(ctx: Context, id: string, version: number | null, input: TeamMemberInput) {
  return saveMember(ctx, async ({ em }) => {
    const member = await findToEdit(em, TeamMember, id, version, NOT_FOUND_MESSAGE);
    setColumns(member, parseInput(keepingStored(teamMemberForm, member), input), FORM_COLUMNS);
    return member;
  });
}

async function saveMember(ctx: Context, storeMember: (write: Write) => Promise<TeamMember>) {
  const id = await ctx
    .writeAsAdmin('administer', async (write) => {
      const member = await storeMember(write);
      await write.em.flush();
      return publishChange(write, member);
    })
    .catch(rejectDuplicateClickUpId);
  return memberChange(ctx.admin, id);
}

/**
 * Deletes a member.
 *
 * @throws AppError CONFLICT for a point of contact. The message names the companies, which need another one first.
 */
export async function deleteMember(ctx: Context, id: string) {
  await ctx.writeAsAdmin('administer', async (write) => {
    // The lock makes a parallel choice of this member as a point of contact wait, so that no company loses it.
    const member = await write.em.findOne(TeamMember, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!member) throw notFound(NOT_FOUND_MESSAGE);
    await assertNoCompanies(write, id);
    write.em.remove(member);
    publishChange(write, member);
  });
  return { deletedId: id };
}

async function assertNoCompanies({ em }: Write, id: string): Promise<void> {
  const companies = await runIn(
    em,
    sqlBuilder
      .selectFrom('customer')
      .select('name')
      .where('point_of_contact_id', '=', id)
      .orderBy('name')
      .orderBy('id')
      .limit(MAX_NAMED_COMPANIES + 1),
  );
  if (!companies.length) return;
  const named = companies
    .slice(0, MAX_NAMED_COMPANIES)
    .map(({ name }) => name)
    .join(', ');
  const names = companies.length > MAX_NAMED_COMPANIES ? `${named} og flere` : named;
  throw conflict(
    `${endSentence(`Medarbejderen er kontaktperson for ${names}`)} Vælg en anden kontaktperson dér først.`,
  );
}

/**
 * Adds or updates a member for each user of the ClickUp workspaces, matched by ClickUp id, then by e-mail. Members are
 * never deleted, and titles never changed.
 */
export async function syncTeam(ctx: Context) {
  assertMay(ctx.viewer, 'administer');
  const clickUp = ctx.services.clickUp.within(ctx.services.config.timeLimits.operation);
  const members = new Map<string, ClickUpMember>();
  for (const { id } of await clickUp.teams())
    for (const member of await clickUp.members(id)) members.set(member.id, member);
  // Retried when a concurrent synchronization has inserted the same members.
  await retryOnUniqueViolation(['team_member_click_up_id_unique'], () =>
    ctx.writeAsAdmin('administer', async (write) => {
      const existing = await write.em.find(TeamMember, {});
      for (const { id, username, email, profilePicture } of members.values()) {
        const member =
          existing.find(({ clickUpId }) => clickUpId === id) ??
          existing.find((candidate) => !candidate.clickUpId && isSameEmail(candidate.email, email)) ??
          write.em.create(TeamMember, { clickUpId: id, name: username, email, title: DEFAULT_TITLE });
        member.clickUpId = id;
        member.name = username;
        member.email = email;
        if (profilePicture && isPlainHttpsAddress(profilePicture)) member.avatar = profilePicture;
        publishChange(write, member);
      }
    }),
  );
  return everyMember(ctx.admin);
}

function publishChange(write: Write, { id }: TeamMember): string {
  write.publish({ topic: 'team.changed', id, customerId: null });
  return id;
}
