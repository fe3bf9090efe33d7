import { EventStatus } from '../../../domain/basics/vocabulary.ts';
import { shownStatus, type EventTimes } from '../../../domain/events/events.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { useNow } from './useNow.ts';

export const EventStatusBadge = ({ event }: { event: EventTimes & { status: string } }) => (
  <StatusBadge words={EventStatus} status={shownStatus(event, useNow(event))} />
);
