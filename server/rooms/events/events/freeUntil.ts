import { lastFreeDay } from '../../../../domain/events/events.ts';
import type { Config } from '../../../platform/config.ts';

/** The last day on which a place at an event can be cancelled without payment. */
export const freeUntil = ({ eventCancelDays }: Config, event: { date: string }): string =>
  lastFreeDay(event, eventCancelDays);
