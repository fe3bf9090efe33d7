import { sql } from 'kysely';
import { isMarker, MARKER_RULE, type CommentRuleKind } from '../../../../domain/work/taskComments.ts';
import { recordAudit } from '../../../platform/audit/recordAudit.ts';
import type { Context } from '../../../platform/context.ts';
import { takeLock } from '../../../platform/db/locks.ts';
import type { Reader } from '../../../platform/db/Reader.ts';
import { sqlBuilder } from '../../../platform/db/tables.ts';
import { AppError, badInput } from '../../../platform/errors.ts';
import { TaskCommentRule } from './TaskCommentRule.ts';

/** The rule in force; undefined when none was ever set. */
export async function currentRule(admin: Reader) {
  const [row] = await admin.read(
    sqlBuilder
      .selectFrom('task_comment_rule as r')
      .innerJoin('user_account as u', 'u.id', 'r.set_by_id')
      .select([
        sql<CommentRuleKind>`r.kind`.as('kind'),
        'r.marker',
        'r.marker_name as markerName',
        'r.since',
        'u.name as setBy',
      ])
      .orderBy('r.since', 'desc')
      .orderBy('r.id', 'desc')
      .limit(1),
  );
  return row;
}

/** The rule as the schema shows it. Without one, nothing is copied. */
export async function taskCommentRule(admin: Reader) {
  const rule = await currentRule(admin);
  return {
    id: 'task-comment-rule',
    ...(rule ?? { kind: 'NONE' as const, marker: '', markerName: null, since: null, setBy: null }),
  };
}

/** The users to choose from: none while ClickUp does not answer, so that another rule can still be set. */
export async function memberChoices(ctx: Context) {
  try {
    return await clickUpMembers(ctx);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    ctx.services.log.warn({ err: error }, 'reading the members of ClickUp failed');
    return [];
  }
}

async function clickUpMembers(ctx: Context) {
  const teams = await ctx.services.clickUp.teams();
  const members = await Promise.all(teams.map(({ id }) => ctx.services.clickUp.members(id)));
  const byId = new Map(members.flat().map(({ id, username }) => [id, { id, name: username }]));
  return [...byId.values()].toSorted((one, other) => one.name.localeCompare(other.name, 'da'));
}

/**
 * Puts a rule in force for the comments that are written from now on. Does nothing when the rule is in force already,
 * so that a repeated call does not exclude the comments between the two.
 */
export async function changeTaskCommentRule(ctx: Context, kind: CommentRuleKind, typed: string) {
  const marker = kind === 'NONE' ? '' : typed.normalize('NFC');
  const markerName = await checkMarker(ctx, kind, marker);
  await ctx.writeAsAdmin('administer', async (write) => {
    await takeLock(write, 'task-comment-rule');
    const [current] = await write.em.find(TaskCommentRule, {}, { orderBy: { since: 'desc', id: 'desc' }, limit: 1 });
    const inForce = current ?? { kind: 'NONE', marker: '' };
    if (inForce.kind === kind && inForce.marker === marker) return;
    const rule = write.em.create(TaskCommentRule, {
      kind,
      marker,
      markerName,
      since: new Date(),
      setById: ctx.person.userId,
    });
    await write.em.flush();
    await recordAudit(write, ctx, { action: 'ADMIN_CHANGE', target: rule.id, detail: 'changeTaskCommentRule' });
  });
  return taskCommentRule(ctx.admin);
}

async function checkMarker(ctx: Context, kind: CommentRuleKind, marker: string): Promise<string | null> {
  if (kind === 'PREFIX' && !isMarker(marker)) throw badInput({ marker: MARKER_RULE });
  if (kind !== 'MENTION') return null;
  const member = (await clickUpMembers(ctx)).find(({ id }) => id === marker);
  if (!member) throw badInput({ marker: 'Vælg en bruger i ClickUp' }, 'NOT_FOUND');
  return member.name;
}
