import { parseArgs } from 'node:util';
import { rooms } from '../rooms.ts';
import { runSimulation, type Failure, type Plan } from './runSimulation.ts';
import { shrink } from './shrink.ts';

/** `npm run simulate`: runs the portal through random steps of a seed, and reports the first broken invariant. */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    steps: { type: 'string', default: '1000' },
    only: { type: 'string' },
    shrink: { type: 'boolean', default: false },
    verbose: { type: 'boolean', default: false },
    'no-misfortune': { type: 'boolean', default: false },
    coverage: { type: 'boolean', default: false },
  },
});

const print = (line: string) => process.stdout.write(`${line}\n`);
const plan: Plan = {
  rooms,
  seed: Number(values.seed),
  steps: Number(values.steps),
  only: values.only ? new Set(values.only.split(',').map(Number)) : undefined,
  hasMisfortune: !values['no-misfortune'],
  ...(values.verbose && { print }),
};

const { failure, stepsTaken, coverage } = await runSimulation(plan);
print(`Seed ${plan.seed}: ${stepsTaken} steps`);
print(`Reached of all mutations and error codes: ${Math.round(coverage.share * 100)} %`);
print(`Mutations that never succeeded: ${coverage.missingMutations.join(', ') || 'none'}`);
print(`Errors: ${coverage.codesLine}; never: ${coverage.missingCodes.join(', ') || 'none'}`);
if (values.coverage) coverage.mutationLines.forEach(print);
if (failure) {
  report(failure);
  if (values.shrink) {
    const left = await shrink(plan, failure, print);
    print(`Fails with --seed ${plan.seed} --steps ${failure.step} --only ${[...left].join(',')}`);
  }
  process.exitCode = 1;
}

function report({ step, invariant, violations, lastSteps }: Failure): void {
  print(`\nBroken at step ${step}: ${invariant}`);
  violations.slice(0, 10).forEach((violation) => print(`  ${violation}`));
  print('\nThe latest steps:');
  lastSteps.forEach((line) => print(`  ${line}`));
}
