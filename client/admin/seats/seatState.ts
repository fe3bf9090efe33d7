import type { SeatState } from '../../../domain/sales/seats/seatUsage.ts';

/** The figures that decide where an installation is in the list. Unknown until the help desk was read. */
export interface SeatFigures {
  bought: number;
  inUse: number | null | undefined;
  over: number | null | undefined;
  free: number | null | undefined;
  fault: string | null | undefined;
  hasKey: boolean;
  installation: { connection: string };
}

const states: Record<SeatState, (seats: SeatFigures) => boolean> = {
  ALL: () => true,
  OVER: ({ over }) => Boolean(over),
  FREE: ({ bought, free }) => bought > 0 && Boolean(free),
  FAULTY: ({ fault }) => Boolean(fault),
  WITHOUT_KEY: ({ hasKey }) => !hasKey,
  KEY_ENDS: ({ installation }) => installation.connection === 'KEY',
};

/** Whether an installation matches the filter, as on the server. */
export const isInState = (seats: SeatFigures, state: SeatState): boolean => states[state](seats);

const UNREAD = -2_147_483_647;
const NOTHING_BOUGHT = UNREAD - 1;

/** The order of the list, highest first: the seats in use beyond the bought ones. */
export const excessOf = ({ bought, inUse }: Pick<SeatFigures, 'bought' | 'inUse'>): number =>
  bought > 0 ? (inUse == null ? UNREAD : inUse - bought) : NOTHING_BOUGHT;
