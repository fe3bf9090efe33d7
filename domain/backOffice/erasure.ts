import type { StatusWord } from '../basics/vocabulary.ts';

/** The state of a person's request to have their data erased. */
export const ErasureStatus = {
  REQUESTED: { label: 'Afventer', tone: 'amber' },
  CONFIRMED: { label: 'Slettes', tone: 'blue' },
  ERASED: { label: 'Slettet', tone: 'green' },
  DECLINED: { label: 'Afvist', tone: 'red' },
  WITHDRAWN: { label: 'Fortrudt', tone: 'grey' },
} as const satisfies Readonly<Record<string, StatusWord>>;
export type ErasureStatus = keyof typeof ErasureStatus;
