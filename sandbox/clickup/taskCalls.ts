import type { Api } from './api.ts';
import type { Board } from './Board.ts';
import { ClickUpApiError } from './ClickUpApiError.ts';
import type { ClickUpState, Task } from './model.ts';
import { attachmentAnswer, taskAnswer } from './taskAnswer.ts';

const PAGE_SIZE = 100;

export function taskCalls(api: Api, state: ClickUpState, board: Board): void {
  const answerOf = (task: Task) => taskAnswer(state, task, board.statusOf(task));

  api('GET', '/v2/list/:id/task', ({ id, query }) => {
    const list = board.list(id);
    const matches = sortTasks(
      state.tasks.filter((task) => task.listId === list.id && matchesQuery(task, query)),
      query,
    );
    const page = Number(query.get('page') ?? 0);
    return {
      tasks: matches.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE).map(answerOf),
      last_page: matches.length <= (page + 1) * PAGE_SIZE,
    };
  });
  api('POST', '/v2/list/:id/task', ({ id, body: { name, description, status } }) => {
    if (typeof name !== 'string' || !name.trim()) throw new ClickUpApiError(400, 'Task name invalid', 'INPUT_005');
    return answerOf(
      board.add(id, {
        name,
        description: textOrEmpty(description),
        ...(typeof status === 'string' && { status }),
      }),
    );
  });
  api('GET', '/v2/task/:id', ({ id }) => answerOf(board.task(id)));
  api('PUT', '/v2/task/:id', ({ id, body }) => {
    if (typeof body['status'] === 'string') board.move(id, body['status']);
    return answerOf(board.edit(id, body));
  });

  api('POST', '/v2/task/:id/attachment', ({ id, body }) => {
    const { title, size } = (body['attachment'] ?? body['attachment[0]'] ?? {}) as { title?: string; size?: number };
    if (!title || size === undefined) throw new ClickUpApiError(400, 'No file provided', 'GBUSED_001');
    return attachmentAnswer(board.attach(id, { title, size }));
  });

  function matchesQuery(task: Task, query: URLSearchParams): boolean {
    if (query.get('include_closed') !== 'true' && board.statusOf(task).type === 'closed') return false;
    if (query.get('subtasks') !== 'true' && task.parent) return false;
    return task.updatedAt > Number(query.get('date_updated_gt') ?? -1);
  }
}

/** Newest first, or oldest first with `reverse=true`. */
function sortTasks(tasks: Task[], query: URLSearchParams): Task[] {
  const timestamp = query.get('order_by') === 'updated' ? 'updatedAt' : 'createdAt';
  const newestFirst = tasks.toReversed().toSorted((one, other) => other[timestamp] - one[timestamp]);
  return query.get('reverse') === 'true' ? newestFirst.toReversed() : newestFirst;
}

const textOrEmpty = (value: unknown) => (typeof value === 'string' ? value : '');
