import type { Action } from './Action.ts';
import { sendGraphQL } from './callField.ts';
import { isSuccess, outcomeOf } from './send.ts';

const EDIT = `mutation ($id: ID!, $changes: DepartmentChanges!) {
  updateDepartmentAsAdmin(id: $id, changes: $changes) { edge { node { id } } }
}`;
const READ = 'query ($id: ID!) { admin { department(id: $id) { name } } }';
const SEARCH = 'query ($text: String!) { admin { search(text: $text) { title } } }';

/** An admin renames a department, and reads and searches it at once. Throws when the new name is not found. */
export const readOwnWrite: Action = {
  name: 'readOwnWrite',
  weight: 10,
  // Chosen for everybody, since the few admins seldom act.
  async run(simulation, _actor, random) {
    const actor = random.pick(simulation.actors.filter(({ kind }) => kind === 'admin'));
    const departments = await simulation.db.sql<{ id: string }>('select id from department order by id desc limit 20');
    if (!departments.length) return 'readOwnWrite: no department';
    const { id } = random.pick(departments);
    const name = `Omdøbt ${random.below(1_000_000_000)}`;
    const call = (operation: string, query: string, variables: Record<string, unknown>) =>
      sendGraphQL(simulation, actor, { name: `${operation} in readOwnWrite`, operation, query, variables });
    const edited = await call('updateDepartmentAsAdmin', EDIT, { id, changes: { name } });
    if (!isSuccess(edited)) return `readOwnWrite: rename → ${outcomeOf(edited)}`;
    const answers = [await call('admin', READ, { id }), await call('admin', SEARCH, { text: name })];
    for (const answer of answers)
      if (isSuccess(answer) && !JSON.stringify(answer.body).includes(name))
        throw new Error(`${actor.name} does not see their own change to ${name}: ${JSON.stringify(answer.body)}`);
    return `readOwnWrite → ${answers.map(outcomeOf).join(', ')}`;
  },
};
