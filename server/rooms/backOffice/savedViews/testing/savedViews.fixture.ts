import { newId } from '../../../../platform/db/ids.ts';
import type { Fixture } from '../../../../testing/Fixture.ts';
import type { Row, TestRows } from '../../../../testing/TestRows.ts';

const savedViewRows = (rows: TestRows) => ({
  /** A view of the list of companies. */
  async savedView(ownerId: string, fields: Row = {}): Promise<string> {
    const id = newId('view');
    await rows.insert('saved_view', {
      id,
      list: 'COMPANIES',
      owner_id: ownerId,
      name: `Visning ${id}`,
      parameters: 'q=fjord',
      columns: '[]',
      request_id: newId('req'),
      created_at: new Date(),
      ...fields,
    });
    return id;
  },
});

export const fixture: Fixture = {
  factories: savedViewRows,
  mutations: {
    createSavedView: { callers: 'employee' },
    updateSavedView: { callers: 'employee' },
    deleteSavedView: { callers: 'employee' },
    saveListColumns: { callers: 'employee' },
    setDefaultView: { callers: 'employee', edit: 'has another rule' },
  },
  values: {
    /** The width of a column. */
    width: 120,
  },
};

declare module '../../../../testing/World.ts' {
  interface World extends ReturnType<typeof savedViewRows> {}
}
