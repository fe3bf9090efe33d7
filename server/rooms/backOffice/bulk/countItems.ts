const count = (state: string) =>
  `(select count(*) from bulk_item i where i.run_id = r.id and i.state = '${state.toUpperCase()}')`;

/** SQL: sets the counts of the run `r` from its rows. */
export const COUNTS = ['done', 'failed', 'skipped', 'undone', 'kept']
  .map((column) => `${column} = ${count(column)}`)
  .join(', ');
