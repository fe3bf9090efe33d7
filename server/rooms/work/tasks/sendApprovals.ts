import { sql } from 'kysely';
import { approvedStatus, isApprovalStatus, statusName } from '../../../../domain/work/tasks.ts';
import { BACKOFF_MINUTES } from '../../../platform/db/backoff.ts';
import { runIn } from '../../../platform/db/query.ts';
import { dbRoles } from '../../../platform/db/roles.ts';
import type { Write } from '../../../platform/db/writes.ts';
import type { JobHandler } from '../../../platform/jobs/Jobs.ts';
import type { Services } from '../../../platform/services.ts';
import type { ClickUpClient, ClickUpTask } from '../../../providers/clickup/ClickUp.ts';
import { isClickUpUnavailable } from '../../../providers/clickup/ClickUpError.ts';
import { recordActivity } from '../../companies/activity/activity.service.ts';
import { copyTask, deleteTasks } from './copyTasks.ts';
import { findCardAndList, refreshStatuses, type CardAndList } from './taskLists.ts';

const system = { role: dbRoles.system };
const MAX_APPROVALS = 50;
/** Longer than an attempt takes, so that two processes never send the same approval. */
const LEASE = sql`interval '2 minutes'`;

interface Approval {
  taskId: string;
  customerId: string;
  clickUpId: string;
  clipCardId: string;
  approvedById: string | null;
  approvedBy: string;
  approvedAt: Date | string;
}

export const sendApprovalsJob: JobHandler = (services) => sendApprovals(services);

/** Moves the tasks whose approval can no longer be undone to the status that closes tasks of their lists. */
export async function sendApprovals(services: Services): Promise<void> {
  if (!services.clickUp.isConfigured) return;
  const clickUp = services.clickUp.within(services.config.timeLimits.jobCalls);
  for (let count = 0; count < MAX_APPROVALS; count += 1) {
    const approval = await claimNext(services);
    if (!approval) return;
    try {
      await send(services, clickUp, approval);
    } catch (error) {
      services.log.warn({ err: error, taskId: approval.taskId }, 'sending an approval to ClickUp failed, will retry');
      await postpone(services, approval);
      if (isClickUpUnavailable(error)) return;
    }
  }
}

const claimNext = ({ writes }: Services): Promise<Approval | undefined> =>
  writes.run(system, async ({ em }) => {
    const [claimed] = await runIn(
      em,
      sql<Approval>`
        update task_approval a set send_at = now() + ${LEASE}, attempts = a.attempts + 1
        from task t
        where t.id = a.task_id and a.task_id = (
          select task_id from task_approval where send_at <= now()
          order by send_at, task_id limit 1 for update skip locked)
        returning a.task_id as "taskId", a.customer_id as "customerId", t.click_up_id as "clickUpId",
          t.clip_card_id as "clipCardId", a.approved_by_id as "approvedById", a.approved_by as "approvedBy",
          a.approved_at as "approvedAt"`,
    );
    return claimed;
  });

/** Reads the task first: an earlier attempt may have moved it, and somebody else may have, too. */
async function send(services: Services, clickUp: ClickUpClient, approval: Approval): Promise<void> {
  const card = await findCardAndList(services, approval.clipCardId);
  const current = card && (await clickUp.task(approval.clickUpId));
  if (!card || !current) {
    if (card) await deleteTasks(services, approval.customerId, [approval.clickUpId]);
    return services.writes.run(system, (write) => removeApproval(write, approval));
  }
  const closingStatus =
    approvedStatus(card.statuses ?? []) ?? approvedStatus((await refreshStatuses(services, clickUp, card)) ?? []);
  if (closingStatus && isApprovalStatus(current.status.status))
    return store(services, card, approval, await clickUp.setStatus(approval.clickUpId, closingStatus), true);
  return store(services, card, approval, current, current.status.status === closingStatus);
}

const store = (
  services: Services,
  card: CardAndList,
  approval: Approval,
  found: ClickUpTask,
  isApproved: boolean,
): Promise<void> =>
  services.writes.run(system, async (write) => {
    const id = await copyTask(write, services, card, found);
    await removeApproval(write, approval);
    const { approvedById, approvedBy, approvedAt, customerId } = approval;
    if (isApproved)
      await runIn(
        write.em,
        sql`
          update task set approved_at = ${new Date(approvedAt)}, approved_by = ${approvedBy}
          where id = ${id} and approved_at is null`,
      );
    await recordActivity(
      write,
      { actorId: approvedById, actorName: approvedBy, subjectId: null, subjectName: null },
      {
        customerId,
        entityType: 'clip_card_work',
        entityId: card.clipCardId,
        title: isApproved
          ? `Opgaven ${found.name} er godkendt`
          : `Godkendelsen af ${found.name} blev ikke sendt: opgaven står i '${statusName(found.status.status)}'`,
      },
    );
  });

async function removeApproval({ em, publish }: Write, { taskId, customerId }: Approval): Promise<void> {
  await runIn(em, sql`delete from task_approval where task_id = ${taskId}`);
  publish({ topic: 'task.changed', id: taskId, customerId });
  publish({ topic: 'task-board.changed', id: customerId, customerId });
}

const postpone = ({ writes }: Services, { taskId }: Approval) =>
  writes.run(system, ({ em }) =>
    runIn(
      em,
      sql`
        update task_approval set send_at = now() + make_interval(mins => ${BACKOFF_MINUTES})
        where task_id = ${taskId}`,
    ),
  );
