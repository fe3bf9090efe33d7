import { expect, test } from '@jest/globals';
import { Coverage } from './Coverage.ts';
import { Random } from './Random.ts';
import { Steering } from './Steering.ts';

const mutations = Array.from({ length: 20 }, (_, number) => `mutation${number}`);
const STEPS = Array.from({ length: 100 }, (_, number) => number + 1);

/** The goals of steps that all reach what they aim for. */
function play(steering: Steering, coverage: Coverage, steps = STEPS): string[] {
  return steps.map((step) => {
    const goal = steering.chooseGoal(step, Random.ofStep(1, step));
    if (mutations.includes(goal)) coverage.recordMutation(goal, []);
    else coverage.recordCodes([goal]);
    return goal;
  });
}

test('aims for everything before it aims for anything twice', () => {
  const coverage = new Coverage(mutations);
  const { goals } = coverage;
  expect(new Set(play(new Steering(coverage), coverage).slice(0, goals.length))).toEqual(new Set(goals));
  expect(coverage.percent).toBe(100);
});

test('repeats the goals of a whole run in a run of few of its steps, with the same choices after them', () => {
  const coverage = new Coverage(mutations);
  const whole = new Steering(coverage);
  const all = play(whole, coverage);
  const few = [3, 40, 77];
  const only = new Map(few.map((step) => [step, whole.goals.get(step)]));
  const shrunk = new Coverage(mutations);
  expect(play(new Steering(shrunk, only), shrunk, few)).toEqual(few.map((step) => all[step - 1]));
  const one = Random.ofStep(1, 40);
  const other = Random.ofStep(1, 40);
  new Steering(new Coverage(mutations)).chooseGoal(40, one);
  new Steering(new Coverage(mutations), only).chooseGoal(40, other);
  expect(one.next()).toBe(other.next());
});

test('differs in no other step when one goal is reached by chance', () => {
  const plain = new Coverage(mutations);
  const lucky = new Coverage(mutations);
  lucky.recordMutation('mutation7', []);
  const changed = STEPS.filter((step) => {
    const goalOf = (coverage: Coverage) => new Steering(coverage).chooseGoal(step, Random.ofStep(1, step));
    return goalOf(plain) !== goalOf(lucky);
  });
  expect(changed.length).toBeGreaterThan(0);
  expect(changed.length).toBeLessThan(STEPS.length / 4);
  for (const step of changed) expect(new Steering(plain).chooseGoal(step, Random.ofStep(1, step))).toBe('mutation7');
});
