import { teamMemberForm } from '../../domain/validation/backOffice.ts';
import { assertMay } from '../auth/policy.ts';
import type { Context } from '../context.ts';
import { onceUnder } from '../db/askedTwice.ts';
import { findToEdit } from '../db/editing.ts';
import { toldOnField } from '../db/violations.ts';
import type { Write } from '../db/writes.ts';
import { conflict } from '../errors.ts';
import { valid } from '../graphql/validation.ts';
import type { ClickUpMember } from '../providers/clickup/ClickUp.ts';
import { TeamMember } from './TeamMember.ts';
import type { TeamMemberInput } from './team.inputs.ts';
import { companiesOf, everyMember, memberChange } from './team.reads.ts';

const MISSING = 'Medarbejderen findes ikke';
const PATIENCE = 10_000;
/** Who comes from ClickUp has no title there. */
const NEW_TITLE = 'Konsulent';
const NAMED = 5;
const orKnown = toldOnField({
  team_member_click_up_id_unique: { clickUpId: 'En anden medarbejder har det ClickUp-id' },
});

export async function createMember(ctx: Context, input: TeamMemberInput) {
  return save(ctx, async () => new TeamMember(), input);
}

export async function updateMember(ctx: Context, id: string, version: number | null, input: TeamMemberInput) {
  return save(ctx, ({ em }) => findToEdit(em, TeamMember, id, version, MISSING), input);
}

async function save(ctx: Context, find: (write: Write) => Promise<TeamMember>, input: TeamMemberInput) {
  const form = valid(teamMemberForm, input);
  const id = await ctx
    .writeAsAdmin(async (write) => {
      const member = Object.assign(await find(write), form);
      write.em.persist(member);
      await write.em.flush();
      return tell(write, member);
    })
    .catch(orKnown);
  return memberChange(ctx.admin, id);
}

/** Whoever looks after a company is needed there: the companies are named, so that somebody else can be chosen first. */
export async function deleteMember(ctx: Context, id: string) {
  const companies = await companiesOf(ctx.admin, id, NAMED + 1);
  if (companies.length) {
    const names = companies
      .slice(0, NAMED)
      .map(({ name }) => name)
      .join(', ');
    throw conflict(
      `Medarbejderen er kontaktperson for ${names}${companies.length > NAMED ? ' og flere' : ''}. Vælg en anden kontaktperson dér først.`,
    );
  }
  await ctx.writeAsAdmin(async (write) => {
    const member = await findToEdit(write.em, TeamMember, id, null, MISSING);
    write.em.remove(member);
    tell(write, member);
  });
  return { deletedId: id };
}

/** Everybody of the workspace: found again by ClickUp's id, else by e-mail, else new. Nobody is deleted, and no title is touched. */
export async function syncTeam(ctx: Context) {
  assertMay(ctx.viewer, 'administer');
  const clickUp = ctx.services.clickUp.within(PATIENCE);
  const members = new Map<string, ClickUpMember>();
  for (const { id } of await clickUp.teams())
    for (const member of await clickUp.members(id)) members.set(member.id, member);
  // Two admins may synchronize at the same moment.
  await onceUnder(['team_member_click_up_id_unique'], () =>
    ctx.writeAsAdmin(async (write) => {
      const known = await write.em.find(TeamMember, {});
      for (const { id, username, email, profilePicture } of members.values()) {
        const member =
          known.find(({ clickUpId }) => clickUpId === id) ??
          known.find((one) => !one.clickUpId && one.email.toLowerCase() === email.toLowerCase()) ??
          Object.assign(new TeamMember(), { title: NEW_TITLE });
        Object.assign(member, {
          clickUpId: id,
          name: username,
          email,
          ...(profilePicture?.startsWith('https://') && { avatar: profilePicture }),
        });
        write.em.persist(member);
        tell(write, member);
      }
    }),
  );
  return everyMember(ctx.admin);
}

function tell(write: Write, { id }: TeamMember): string {
  write.publish({ topic: 'team.changed', id, customerId: null });
  return id;
}
