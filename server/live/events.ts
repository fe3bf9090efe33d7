/** What happened, to what, in which company. Subscribers read the object anew, each with their own rights. */
export interface LiveEvent {
  topic: Topic;
  id: string;
  customerId: string | null;
}

export const topics = ['activity.added', 'session.ended'] as const;
export type Topic = (typeof topics)[number];
