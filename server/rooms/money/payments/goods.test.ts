import { describe, expect, test } from '@jest/globals';
import { rooms } from '../../../rooms.ts';
import { goodsOf } from './goods.types.ts';

const goods = { onPaid: async () => undefined, onFailed: async () => undefined };

describe('the start is refused', () => {
  test('when no room declares the goods of a ledger entry', () => {
    const withoutEvents = rooms.filter(({ name }) => name !== 'events');
    expect(() => goodsOf(withoutEvents)).toThrow('No room declares the goods event_place');
  });

  test('when two rooms declare the same goods', () => {
    const other = { name: 'other', goods: { clip_card: goods } };
    expect(() => goodsOf([...rooms, other])).toThrow('Two rooms have goods named clip_card');
  });
});

test('approvals follow a card payment before its purchase is confirmed, and seats come last', () => {
  const told = rooms.filter(({ whenCardPaymentSucceeds }) => whenCardPaymentSucceeds);
  expect(told.map(({ name }) => name)).toEqual(['approvals', 'purchases', 'events']);
});
