import { lastFreeDay } from '../../domain/events.ts';
import type { Config } from '../config.ts';

/** The last day on which a seat at an event can be cancelled without payment. */
export const freeUntil = ({ eventCancelDays }: Config, event: { date: string }): string =>
  lastFreeDay(event, eventCancelDays);
