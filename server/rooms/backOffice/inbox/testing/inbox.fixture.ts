import { newId } from '../../../../platform/db/ids.ts';
import type { Company } from '../../../../testing/companyWithEverything.ts';
import type { Fixture } from '../../../../testing/Fixture.ts';
import type { Row, TestRows } from '../../../../testing/TestRows.ts';
import { undecide } from '../../../sales/renewals/testing/undecide.ts';

const inboxRows = (rows: TestRows) => ({
  /** A note of an admin about a company. */
  async internalNote(authorId: string, fields: Row = {}): Promise<string> {
    const id = newId('note');
    await rows.insert('internal_note', {
      id,
      author_id: authorId,
      text: 'Ring til dem',
      request_id: newId('req'),
      created_at: new Date(),
      ...fields,
    });
    return id;
  },
});

/** Lets the company's licence end so soon that its renewal is in the inbox. */
async function letDecide({ app, nodes }: Company): Promise<void> {
  await undecide({ app, nodes } as Company);
  await app.db.sql('update license set valid_until = current_date + 40 where id = $1', [nodes.License!]);
}

export const fixture: Fixture = {
  factories: inboxRows,
  tablesWithoutPeople: ['inbox_mark'],
  mutations: {
    assignInboxItems: { callers: 'employee' },
    snoozeInboxItems: { callers: 'employee' },
    orderInboxItem: { callers: 'employee', skip: 'has no company' },
    cancelInboxOrder: { callers: 'employee', skip: 'has no company' },
    settleTaskComments: { callers: 'support', edit: 'has another rule' },
    addInboxNote: { callers: 'employee', prepare: letDecide },
    addCompanyNote: { callers: 'employee' },
  },
  values: { ifSnoozedUntil: null, assigneeId: null },
};

declare module '../../../../testing/World.ts' {
  interface World extends ReturnType<typeof inboxRows> {}
}
