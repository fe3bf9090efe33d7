import type { Company } from '../../../../testing/companyWithEverything.ts';

/** Deletes the decision about the company's licence, for mutations that need an undecided one. */
export const undecide = ({ app, nodes }: Company) =>
  app.db.sql('delete from renewal_decision where subject_id = $1', [nodes.License!]);
