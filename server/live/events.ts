/** What happened, to what, in which company. Subscribers read the object anew, each with their own rights. */
export interface LiveEvent {
  topic: Topic;
  id: string;
  customerId: string | null;
}

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
