import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { keepScreen, requestReturn, takeKeptScreen, type Place } from './keptScreens.ts';

const place = (entryKey: string, address = '/list'): Place => ({
  entryKey,
  address,
  words: '',
  scrollY: 0,
  rowId: undefined,
  isReturn: false,
});

/** Shows a history entry, as after Back. */
const showEntry = (key: string, address: string) => window.history.replaceState({ key }, '', address);

afterEach(() => showEntry('other', '/elsewhere'));

describe('kept screens', () => {
  test('are found by the entry that Back leads to, once', () => {
    const release = jest.fn();
    keepScreen(place('a'), release);
    showEntry('a', '/list');
    expect(takeKeptScreen('/list')?.place.entryKey).toBe('a');
    expect(takeKeptScreen('/list')).toBeUndefined();
    expect(release).not.toHaveBeenCalled();
  });

  test('are not found by a link to the same address', () => {
    keepScreen(place('b'), jest.fn());
    showEntry('page', '/list/1');
    expect(takeKeptScreen('/list')).toBeUndefined();
  });

  test('are found by the link that leads back, if the next navigation leads to their address', () => {
    const kept = place('c', '/list?q=fjord');
    keepScreen(kept, jest.fn());
    showEntry('page', '/list/1');
    requestReturn(kept);
    expect(takeKeptScreen('/elsewhere')).toBeUndefined();
    expect(takeKeptScreen('/list?q=fjord')).toBeUndefined();
    requestReturn(kept);
    expect(takeKeptScreen('/list?q=fjord')?.place).toBe(kept);
  });

  test('are released when eight newer ones are kept, the oldest first', () => {
    const releases = Array.from({ length: 9 }, (_, i) => {
      const release = jest.fn();
      keepScreen(place(`many${i}`), release);
      return release;
    });
    expect(releases.map((release) => release.mock.calls.length)).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0]);
  });

  test('replace and release the one of the same entry', () => {
    const release = jest.fn();
    keepScreen(place('same'), release);
    keepScreen(place('same'), jest.fn());
    expect(release).toHaveBeenCalledTimes(1);
  });
});
