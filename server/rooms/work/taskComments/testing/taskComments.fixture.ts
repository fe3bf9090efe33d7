import { newId } from '../../../../platform/db/ids.ts';
import type { Company } from '../../../../testing/companyWithEverything.ts';
import type { Fixture } from '../../../../testing/Fixture.ts';
import type { Row, TestRows } from '../../../../testing/TestRows.ts';

const commentRows = (rows: TestRows) => ({
  /** A comment that ClickUp has. */
  async taskComment(taskId: string, fields: Row = {}): Promise<string> {
    const id = newId('tcom');
    await rows.insert('task_comment', {
      id,
      customer_id: await rows.customerOf('task', taskId),
      task_id: taskId,
      origin: 'PORTAL',
      click_up_id: id,
      text: '<p>Ser det rigtigt ud?</p>',
      author_name: 'Karla Kunde',
      written_at: new Date(),
      ...fields,
    });
    return id;
  },
});

/** Gives the comment to the caller, who can then edit it. */
const own = ({ app, ids, person }: Company) =>
  app.db.sql('update task_comment set author_id = $2, written_at = now() where id = $1', [
    ids.taskCommentId!,
    person.id,
  ]);

export const fixture: Fixture = {
  factories: commentRows,
  tablesWithoutPeople: ['task_comment_rule', 'task_conversation'],
  examples: {
    async TaskComment({ app, nodes, mark, ids, person }) {
      const id = await app.world.taskComment(nodes.Task!, { author_id: person.id, text: `<p>${mark} kommentar</p>` });
      Object.assign(ids, { taskId: nodes.Task!, taskCommentId: id, lastCommentId: id });
      return id;
    },
    TaskConversation: async ({ app, nodes, customerId }) => {
      await app.db.sql('insert into task_conversation (task_id, customer_id) values ($1, $2) on conflict do nothing', [
        nodes.Task!,
        customerId,
      ]);
    },
    TaskCommentRead: async ({ app, nodes, ids, person }) => {
      await app.db.sql('insert into task_comment_read (user_id, task_id, seen_up_to) values ($1, $2, $3)', [
        person.id,
        nodes.Task!,
        ids.taskCommentId!,
      ]);
    },
  },
  mutations: {
    addTaskComment: { callers: 'everyRole' },
    answerTask: { callers: 'support' },
    editTaskComment: { callers: 'person', id: 'TaskComment', prepare: own },
    markTaskCommentsRead: { callers: 'person' },
    changeTaskCommentRule: { callers: 'admin' },
  },
  values: {
    /** The text by which comments at ClickUp are marked for customers. */
    marker: '@kunde',
  },
  topics: { 'task-comment.changed': 'TaskComment' },
};

declare module '../../../../testing/World.ts' {
  interface World extends ReturnType<typeof commentRows> {}
}
