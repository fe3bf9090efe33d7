import { sqlInvariant } from './Invariant.ts';

export const noForeignWrites = sqlInvariant(
  'nobody changes rows of another company',
  'select * from simulated.foreign_write limit 5',
);
