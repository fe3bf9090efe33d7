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

/** The types of objects and how they change. Each room adds its own topics here. */
// oxlint-disable-next-line @typescript-eslint/no-empty-interface
export interface Topics {}
export type Topic = keyof Topics;
