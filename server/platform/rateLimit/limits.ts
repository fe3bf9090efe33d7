/** Limits of one caller, one socket and the whole process. */
export interface Limits {
  /** Operations of one caller that run at once. */
  operationsAtOnce: number;
  /** Operations of one caller that wait while others run; further ones are refused. */
  waitingOperations: number;
  /** Bytes of one answer. */
  answerBytes: number;
  /** Bytes of rows and unread answers in this process; one operation may read a third of them. */
  memoryBytes: number;
  socketsPerCaller: number;
  socketsPerAddress: number;
  /** Unsent bytes of one socket above which the portal stops reading from the socket. */
  socketQueueBytes: number;
  /** Seconds that a client has to read a message on a socket. */
  socketReadSeconds: number;
  /** Seconds that a client has to read an answer over HTTP. */
  answerReadSeconds: number;
  /** Bytes of parsed documents that are kept for their next use. */
  keptDocumentBytes: number;
  /** Bytes of compiled operations that are kept for their next use. */
  keptOperationBytes: number;
}

const KIB = 1024;
const MIB = 1024 * KIB;

const fixedLimits = {
  waitingOperations: 50,
  socketQueueBytes: 256 * KIB,
  socketReadSeconds: 10,
  answerReadSeconds: 60,
  keptDocumentBytes: 24 * MIB,
  keptOperationBytes: 64 * MIB,
} as const;

/** The limits of this process, from its settings. */
export function limitsOf(settings: {
  OPERATIONS_AT_ONCE: number;
  ANSWER_LIMIT_MB: number;
  ANSWER_MEMORY_MB: number;
  SOCKETS_PER_CALLER: number;
  SOCKETS_PER_ADDRESS: number;
}): Limits {
  return {
    ...fixedLimits,
    operationsAtOnce: settings.OPERATIONS_AT_ONCE,
    answerBytes: settings.ANSWER_LIMIT_MB * MIB,
    memoryBytes: settings.ANSWER_MEMORY_MB * MIB,
    socketsPerCaller: settings.SOCKETS_PER_CALLER,
    socketsPerAddress: settings.SOCKETS_PER_ADDRESS,
  };
}
