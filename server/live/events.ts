/**
 * The notice that an object has changed. It carries no content: each subscriber reads the object again, with its own
 * rights.
 */
export interface LiveEvent {
  topic: Topic;
  id: string;
  /** The company that the object belongs to; null for an object that belongs to none. */
  customerId: string | null;
}

/** All topics of live events: the type of object and how it has changed. */
export const topics = [
  'activity.added',
  'session.ended',
  'company.changed',
  'department.changed',
  'installation.changed',
  'user.changed',
  'invitation.changed',
  'ledger.changed',
  'license.changed',
  'license-request.changed',
  'service-agreement.changed',
  'clip-card.changed',
  'renewal.changed',
  'task.changed',
  'task-board.changed',
  'team.changed',
  'api-token.changed',
  'summary.changed',
  'event.changed',
  'event-draft.changed',
  'event-registration.changed',
  'integration.changed',
  'webhook-delivery.changed',
] as const;
export type Topic = (typeof topics)[number];
