import { newId } from '../../../../platform/db/ids.ts';
import type { Fixture } from '../../../../testing/Fixture.ts';
import type { Row, TestRows } from '../../../../testing/TestRows.ts';

const bulkRows = (rows: TestRows) => ({
  /** A run of an admin that has changed the status of one licence request, which failed. */
  async bulkRun(authorId: string, fields: Row = {}, item: Row = {}): Promise<string> {
    const id = newId('run');
    await rows.insert('bulk_run', {
      id,
      action: 'LICENSE_REQUEST_STATUS',
      options: JSON.stringify({ status: 'PROCESSING' }),
      author_id: authorId,
      acting_id: authorId,
      request_id: id,
      fingerprint: '',
      state: 'FINISHED',
      total: 1,
      failed: 1,
      created_at: new Date(),
      finished_at: new Date(),
      ...fields,
    });
    await rows.insert('bulk_item', {
      run_id: id,
      subject_id: newId('lreq'),
      position: 0,
      title: 'Fjord · 3 × Suite Team',
      path: '/admin/license-requests',
      state: 'FAILED',
      reason: 'Noget gik galt. Prøv igen.',
      ...item,
    });
    return id;
  },
});

export const fixture: Fixture = {
  factories: bulkRows,
  tablesWithoutPeople: ['bulk_item', 'bulk_run'],
  mutations: {
    startBulkRun: { callers: 'employee', skip: 'has no company' },
    cancelBulkRun: { callers: 'employee', skip: 'has no company' },
    undoBulkRun: { callers: 'employee', skip: 'has no company' },
    retryBulkRun: { callers: 'employee', skip: 'has no company' },
  },
};

declare module '../../../../testing/World.ts' {
  interface World extends ReturnType<typeof bulkRows> {}
}
