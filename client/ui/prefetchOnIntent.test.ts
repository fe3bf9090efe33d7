import { expect, jest, test } from '@jest/globals';
import { prefetchOnIntent } from './prefetchOnIntent.ts';

test('modules are fetched once a button is near, one by one in idle moments, and more can follow', async () => {
  jest.useFakeTimers();
  const idle: (() => void)[] = [];
  Object.assign(globalThis, { requestIdleCallback: (callback: () => void) => idle.push(callback) });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const fetchOf = (name: string) => () =>
    new Promise<void>((resolve) => {
      begun.push(name);
      ends.set(name, resolve);
    });
  const end = async (name: string) => {
    ends.get(name)!();
    await jest.advanceTimersByTimeAsync(0);
  };
  const becomeIdle = () => idle.splice(0).forEach((callback) => callback());
  document.body.innerHTML = '<p>Text</p><button><span>Køb</span></button>';
  const comeNear = (selector: string, sign: string) =>
    document.querySelector(selector)!.dispatchEvent(new Event(sign, { bubbles: true }));
  try {
    prefetchOnIntent(fetchOf('one'));
    prefetchOnIntent(fetchOf('two'));
    comeNear('p', 'pointerover');
    becomeIdle();
    expect(begun).toEqual([]);

    comeNear('span', 'pointerover');
    becomeIdle();
    becomeIdle();
    expect(begun).toEqual(['one']);
    await end('one');
    expect(begun).toEqual(['one']);
    comeNear('button', 'focusin');
    becomeIdle();
    expect(begun).toEqual(['one', 'two']);
    await end('two');
    becomeIdle();

    prefetchOnIntent(fetchOf('three'));
    becomeIdle();
    expect(begun).toEqual(['one', 'two']);
    comeNear('button', 'focusin');
    becomeIdle();
    expect(begun).toEqual(['one', 'two', 'three']);
  } finally {
    jest.useRealTimers();
    Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  }
});
