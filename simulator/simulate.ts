import { parseArgs } from 'node:util';
import { rooms } from '../server/rooms.ts';
import { runSeeds } from './runSeeds.ts';
import type { Failure, Outcome, Plan } from './runSimulation.ts';
import { shrink } from './shrink.ts';

/**
 * `npm run simulate`: runs the portal through random steps of one seed or several, and reports the first invariant that
 * each of them breaks. Ends with code 1 when one is broken, or when too little was reached.
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    steps: { type: 'string', default: '1000' },
    seeds: { type: 'string' },
    minutes: { type: 'string' },
    'min-coverage': { type: 'string' },
    only: { type: 'string' },
    shrink: { type: 'boolean', default: false },
    verbose: { type: 'boolean', default: false },
    'no-misfortune': { type: 'boolean', default: false },
    coverage: { type: 'boolean', default: false },
    replica: { type: 'boolean', default: false },
  },
});

const print = (line: string) => process.stdout.write(`${line}\n`);
const plan: Plan = {
  rooms,
  seed: Number(values.seed),
  steps: Number(values.steps),
  only: values.only ? parseSteps(values.only) : undefined,
  hasMisfortune: !values['no-misfortune'],
  hasStandby: values.replica,
  ...(values.verbose && { print }),
};

const hasSeveralSeeds = values.seeds !== undefined || values.minutes !== undefined;
const minCoverage = Number(values['min-coverage'] ?? (hasSeveralSeeds ? 100 : 0));

const limits = {
  seeds: Number(values.seeds ?? (values.minutes ? Infinity : 1)),
  minutes: Number(values.minutes ?? Infinity),
};
const coverage = await runSeeds(plan, limits, { begin: ({ seed }) => print(`Seed ${seed}`), end: report });
if (hasSeveralSeeds) print('\nAll seeds together');
reportCoverage(coverage);
if (coverage.percent < minCoverage) {
  print(`Too few mutations and error codes were reached: at least ${minCoverage} % are needed`);
  process.exitCode = 1;
}

// A portal that could not be closed would keep the process alive.
process.exit();

async function report(run: Plan, { failure, stepsTaken, coverage, goals }: Outcome): Promise<void> {
  print(`Seed ${run.seed}: ${stepsTaken} steps, ${coverage.percent} % of all mutations and error codes`);
  if (!failure) return;
  process.exitCode = 1;
  reportFailure(failure);
  if (!values.shrink) return;
  const left = await shrink(run, failure, goals, print);
  print(`Fails with --seed ${run.seed} --steps ${failure.step} --only ${formatSteps(left)}`);
}

function reportFailure({ step, invariant, violations, lastSteps }: Failure): void {
  print(`\nBroken at step ${step}: ${invariant}`);
  violations.slice(0, 10).forEach((violation) => print(`  ${violation}`));
  print('\nThe latest steps:');
  lastSteps.forEach((line) => print(`  ${line}`));
}

function reportCoverage(coverage: Outcome['coverage']): void {
  print(`Reached of all mutations and error codes: ${coverage.percent} %`);
  print(`Mutations that never succeeded: ${coverage.missingMutations.join(', ') || 'none'}`);
  print(`Errors: ${coverage.codesLine}; never: ${coverage.missingCodes.join(', ') || 'none'}`);
  if (values.coverage) coverage.mutationLines.forEach(print);
}

/** The steps of `3,17:renew,40`, each with its goal if it has one. */
function parseSteps(text: string): ReadonlyMap<number, string | undefined> {
  return new Map(
    text.split(',').map((each) => {
      const [step, goal] = each.split(':');
      return [Number(step), goal];
    }),
  );
}

function formatSteps(steps: ReadonlyMap<number, string | undefined>): string {
  return [...steps].map(([step, goal]) => (goal === undefined ? step : `${step}:${goal}`)).join(',');
}
