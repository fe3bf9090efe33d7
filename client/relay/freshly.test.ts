import { expect, test } from '@jest/globals';
import { freshly } from './freshly.ts';

function questions() {
  const open: { answer: () => void; fail: () => void }[] = [];
  const ask = () =>
    new Promise<void>((resolve, reject) => {
      open.push({ answer: resolve, fail: () => reject(new Error('No line')) });
    });
  return { open, again: freshly(ask) };
}

const settled = () =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

test('events that arrive while an answer is on its way cost one question more, all together', async () => {
  const { open, again } = questions();
  for (let event = 0; event < 5; event += 1) again();
  expect(open).toHaveLength(1);
  open[0]!.answer();
  await settled();
  expect(open).toHaveLength(2);
  open[1]!.answer();
  await settled();
  expect(open).toHaveLength(2);
});

test('an answer that fails does not end the asking', async () => {
  const { open, again } = questions();
  again();
  open[0]!.fail();
  await settled();
  again();
  expect(open).toHaveLength(2);
});
