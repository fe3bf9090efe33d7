import { parseArgs } from 'node:util';
import { rooms } from '../rooms.ts';
import { runLong } from './runLong.ts';
import { runSimulation, type Failure, type Outcome, type Plan } from './runSimulation.ts';
import { shrink } from './shrink.ts';

/** `npm run simulate`: runs the portal through random steps of a seed, and reports the first broken invariant. */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    steps: { type: 'string', default: '1000' },
    minutes: { type: 'string' },
    only: { type: 'string' },
    shrink: { type: 'boolean', default: false },
    verbose: { type: 'boolean', default: false },
    'no-misfortune': { type: 'boolean', default: false },
    coverage: { type: 'boolean', default: false },
    replica: { type: 'boolean', default: false },
  },
});

const MIN_COVERAGE = 0.95;

const print = (line: string) => process.stdout.write(`${line}\n`);
const plan: Plan = {
  rooms,
  seed: Number(values.seed),
  steps: Number(values.steps),
  only: values.only ? new Set(values.only.split(',').map(Number)) : undefined,
  hasMisfortune: !values['no-misfortune'],
  hasStandby: values.replica,
  ...(values.verbose && { print }),
};

if (values.minutes) {
  const coverage = await runLong(plan, Number(values.minutes), report);
  reportCoverage(coverage);
  if (coverage.share < MIN_COVERAGE) {
    print(`Too few mutations and error codes were reached: at least ${MIN_COVERAGE * 100} % are needed`);
    process.exitCode = 1;
  }
} else {
  const outcome = await runSimulation(plan);
  report(plan, outcome);
  reportCoverage(outcome.coverage);
  if (outcome.failure && values.shrink) {
    const left = await shrink(plan, outcome.failure, print);
    print(`Fails with --seed ${plan.seed} --steps ${outcome.failure.step} --only ${[...left].join(',')}`);
  }
}

// A portal that could not be closed would keep the process alive.
process.exit();

function report({ seed }: Plan, { failure, stepsTaken }: Outcome): void {
  print(`Seed ${seed}: ${stepsTaken} steps`);
  if (!failure) return;
  process.exitCode = 1;
  reportFailure(failure);
}

function reportFailure({ step, invariant, violations, lastSteps }: Failure): void {
  print(`\nBroken at step ${step}: ${invariant}`);
  violations.slice(0, 10).forEach((violation) => print(`  ${violation}`));
  print('\nThe latest steps:');
  lastSteps.forEach((line) => print(`  ${line}`));
}

function reportCoverage(coverage: Outcome['coverage']): void {
  print(`Reached of all mutations and error codes: ${Math.round(coverage.share * 100)} %`);
  print(`Mutations that never succeeded: ${coverage.missingMutations.join(', ') || 'none'}`);
  print(`Errors: ${coverage.codesLine}; never: ${coverage.missingCodes.join(', ') || 'none'}`);
  if (values.coverage) coverage.mutationLines.forEach(print);
}
