import { AppError } from '../../errors.ts';

/**
 * Why a read came from the primary: the replica was behind, could not be reached, ended the statement because it
 * conflicted with replayed changes, or failed in another way.
 */
export type FallbackReason = 'behind' | 'unreachable' | 'conflict' | 'error';

/** Thrown before a read when the replica may not answer it. The code keeps the pool from closing the connection. */
export class ReplicaRefusal extends Error {
  readonly code = 'REPLICA_REFUSAL';
  readonly reason: FallbackReason;

  constructor(reason: FallbackReason, message: string) {
    super(message);
    this.reason = reason;
  }
}

const UNREACHABLE = /^(E[A-Z]+$|08|28|3D|53|57P)/;
const QUERY_CANCELED = '57014';
const CONFLICTS = new Set(['40001', '40P01', QUERY_CANCELED]);

/**
 * Undefined for errors with which the primary would answer as well: a limit of the portal, and a statement that takes
 * too long. Every other error is the replica's until the primary has answered the same.
 */
export function fallbackReason(error: unknown): FallbackReason | undefined {
  if (error instanceof AppError) return undefined;
  if (error instanceof ReplicaRefusal) return error.reason;
  const { code, message } = error as { code?: string; message: string };
  if (!code || UNREACHABLE.test(code)) return 'unreachable';
  if (code === QUERY_CANCELED && /statement timeout/.test(message)) return undefined;
  return CONFLICTS.has(code) ? 'conflict' : 'error';
}
