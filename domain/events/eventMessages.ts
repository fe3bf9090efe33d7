import { RegistrationStatus, valuesOf, type StatusWord, type Word } from '../basics/vocabulary.ts';
import { isQueueStatus, isPlaceStatus } from './events.ts';

/** The people of an event whom one message can reach. */
export const EventMessageGroup = {
  WITH_PLACE: { label: 'Har en plads' },
  REQUESTED: { label: 'Afventer bekræftelse' },
  WAITING: { label: 'På ventelisten' },
} as const satisfies Readonly<Record<string, Word>>;
export type EventMessageGroup = keyof typeof EventMessageGroup;

export const EventMessageState = {
  SENDING: { label: 'Sendes', tone: 'blue' },
  SENT: { label: 'Sendt', tone: 'green' },
} as const satisfies Readonly<Record<string, StatusWord>>;
export type EventMessageState = keyof typeof EventMessageState;

/** The group of a registration with this status; undefined for a cancelled one. */
export function messageGroupOf(status: RegistrationStatus): EventMessageGroup | undefined {
  if (isPlaceStatus(status)) return 'WITH_PLACE';
  if (isQueueStatus(status)) return 'WAITING';
  return status === 'REQUESTED' ? 'REQUESTED' : undefined;
}

/** The statuses of the registrations that a message to these groups reaches. */
export const statusesOf = (groups: readonly EventMessageGroup[]): RegistrationStatus[] =>
  valuesOf(RegistrationStatus).filter((status) => groups.some((group) => group === messageGroupOf(status)));
