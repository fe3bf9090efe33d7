import type { Action } from './Action.ts';
import { callAtOnce } from './callField.ts';

/** Two admins make employees of each other at the same moment. One admin must remain. */
export const demoteEachOther: Action = {
  name: 'demoteEachOther',
  weight: 1,
  isFor: ({ kind }) => kind === 'admin',
  async run(simulation, first) {
    const second = simulation.actors.find(({ kind, userId }) => kind === 'admin' && userId !== first.userId);
    if (!second) return 'demoteEachOther: there is one admin';
    const demotion = (id: string | undefined) => ({ id, role: 'EMPLOYEE', employeeRoles: ['SUPPORT'] });
    const lines = await callAtOnce(simulation, [
      { actor: first, field: { name: 'setUserRole' }, variables: demotion(second.userId) },
      { actor: second, field: { name: 'setUserRole' }, variables: demotion(first.userId) },
    ]);
    return `demoteEachOther: ${lines.join('; ')}`;
  },
};
