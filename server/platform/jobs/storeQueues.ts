import type { PgBoss, QueueOptions } from 'pg-boss';
import { TIME_ZONE } from '../../../domain/basics/dates.ts';

const QUEUE_OPTIONS: QueueOptions = { retryLimit: 5, retryDelay: 5, retryBackoff: true };

/**
 * Creates the queues that are missing, and gives the others the current options and schedules. A start that finds all
 * of them as they should be reads twice and writes nothing.
 */
export async function storeQueues(boss: PgBoss, definitions: Record<string, { schedule?: string }>): Promise<void> {
  const queues = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const name of Object.keys(definitions)) {
    const queue = queues.get(name);
    if (!queue) await boss.createQueue(name, QUEUE_OPTIONS);
    else if (differs(queue, QUEUE_OPTIONS)) await boss.updateQueue(name, QUEUE_OPTIONS);
  }
  const schedules = new Map((await boss.getSchedules()).map((schedule) => [schedule.name, schedule]));
  for (const [name, { schedule: cron }] of Object.entries(definitions)) {
    if (cron && differs(schedules.get(name), { cron, timezone: TIME_ZONE }))
      await boss.schedule(name, cron, null, { tz: TIME_ZONE });
  }
}

/** True when an object lacks one of the values. */
const differs = (stored: object | undefined, values: object): boolean =>
  Object.entries(values).some(([key, value]) => (stored as Record<string, unknown> | undefined)?.[key] !== value);
