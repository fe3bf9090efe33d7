/** What one caller, one socket and the whole process may hold at most. */
export interface Limits {
  /** Operations of one caller that run at once; `waitingOperations` more wait for them. */
  operationsAtOnce: number;
  waitingOperations: number;
  /** Bytes of one answer. */
  answerBytes: number;
  /** Bytes of rows and unread answers in this process; one operation may read a third of it. */
  memoryBytes: number;
  socketsPerCaller: number;
  socketsPerAddress: number;
  /** Bytes that may wait for the reader of one socket before the portal stops listening to it. */
  socketQueueBytes: number;
  /** Seconds within which a message to a socket must have been read. */
  socketReadSeconds: number;
  /** Seconds within which an answer over HTTP must have been read. */
  answerReadSeconds: number;
}

const KIB = 1024;
const MIB = 1024 * KIB;

const fixedLimits = {
  waitingOperations: 50,
  socketQueueBytes: 256 * KIB,
  socketReadSeconds: 10,
  answerReadSeconds: 60,
} as const;

export function limitsOf(set: {
  OPERATIONS_AT_ONCE: number;
  ANSWER_LIMIT_MB: number;
  ANSWER_MEMORY_MB: number;
  SOCKETS_PER_CALLER: number;
  SOCKETS_PER_ADDRESS: number;
}): Limits {
  return {
    ...fixedLimits,
    operationsAtOnce: set.OPERATIONS_AT_ONCE,
    answerBytes: set.ANSWER_LIMIT_MB * MIB,
    memoryBytes: set.ANSWER_MEMORY_MB * MIB,
    socketsPerCaller: set.SOCKETS_PER_CALLER,
    socketsPerAddress: set.SOCKETS_PER_ADDRESS,
  };
}
