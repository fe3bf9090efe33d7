/** One job of the queue, as its handler gets it. */
export interface JobRun<Data> {
  /** The job's id, the same for every attempt. A handler can use the id as an idempotency key for its effects. */
  id: string;
  data: Data;
}

/** The handler of each job. Each room adds its own jobs here. */
// oxlint-disable-next-line @typescript-eslint/no-empty-interface
export interface JobHandlers {}
export type JobName = keyof JobHandlers;
/** The data that a job is sent with. */
export type JobData<Name extends JobName> = JobHandlers[Name] extends (
  services: never,
  run: JobRun<infer Data extends object>,
) => unknown
  ? Data
  : never;

export interface DebounceOptions {
  /** Jobs of the same key are merged. */
  key: string;
  delaySeconds: number;
  /** Shortest interval between two runs. */
  intervalSeconds: number;
}

/** Sends jobs. Rooms know the queue by this interface alone. */
export interface JobQueue {
  /**
   * Queues a job, outside of the caller's transaction. Work that must not be lost needs a stored row as well, which a
   * scheduled job finds.
   */
  send<Name extends JobName>(name: Name, data: JobData<Name>): Promise<void>;
  /** Queues jobs of one name by one statement. */
  sendAll<Name extends JobName>(name: Name, all: readonly JobData<Name>[]): Promise<void>;
  /**
   * Queues a debounced job, which runs after `delaySeconds`. However often the job is sent with the same key, it runs
   * at most once in `intervalSeconds`.
   */
  sendDebounced<Name extends JobName>(name: Name, data: JobData<Name>, options: DebounceOptions): Promise<void>;
}
