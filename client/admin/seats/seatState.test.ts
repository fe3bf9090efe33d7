import { expect, test } from '@jest/globals';
import { valuesOf } from '../../../domain/basics/vocabulary.ts';
import { SeatState } from '../../../domain/sales/seats/seatUsage.ts';
import { isInState, type SeatFigures } from './seatState.ts';

const connected: SeatFigures = {
  bought: 5,
  inUse: 5,
  over: 0,
  free: 0,
  fault: null,
  hasKey: true,
  installation: { connection: 'OAUTH' },
};

test.each<[what: string, figures: Partial<SeatFigures>, states: SeatState[]]>([
  ['connected by OAuth', {}, ['ALL']],
  ['connected by a key', { installation: { connection: 'KEY' } }, ['ALL', 'KEY_ENDS']],
  ['not connected', { hasKey: false, installation: { connection: 'NONE' } }, ['ALL', 'WITHOUT_KEY']],
  ['not to be read', { fault: 'CONNECTION_BROKEN' }, ['ALL', 'FAULTY']],
  ['over', { over: 2 }, ['ALL', 'OVER']],
  ['free', { free: 2 }, ['ALL', 'FREE']],
  ['unread and without seats', { bought: 0, inUse: null, over: null, free: null }, ['ALL']],
])('an installation that is %s is in these states alone', (_what, figures, states) => {
  expect(valuesOf(SeatState).filter((state) => isInState({ ...connected, ...figures }, state))).toEqual(states);
});
