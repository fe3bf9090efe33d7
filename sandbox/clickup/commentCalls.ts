import type { Api, Call } from './api.ts';
import type { Board } from './Board.ts';
import { ClickUpApiError } from './ClickUpApiError.ts';
import type { ClickUpState, Comment } from './model.ts';

const PAGE_SIZE = 25;

export function commentCalls(api: Api, state: ClickUpState, board: Board): void {
  api('GET', '/v2/task/:id/comment', ({ id, query }) => {
    const all = board.comments(id);
    const start = query.get('start_id');
    const from = start === null ? 0 : all.findIndex((comment) => comment.id === start) + 1;
    return { comments: all.slice(from, from + PAGE_SIZE).map((comment) => answerOf(state, comment)) };
  });
  api('POST', '/v2/task/:id/comment', ({ id, body }) => {
    const comment = board.comment(id, textOf(body));
    return { id: comment.id, hist_id: `h${comment.id}`, date: comment.at };
  });
  api('PUT', '/v2/comment/:id', ({ id, body }) => {
    board.editComment(id, textOf(body));
    return {};
  });
}

function textOf({ comment_text: text }: Call['body']): string {
  if (typeof text !== 'string' || !text.trim()) throw new ClickUpApiError(400, 'Comment invalid', 'COMM_001');
  return text;
}

function answerOf({ team }: ClickUpState, { id, text, at, segments, userId }: Comment): object {
  const user = team.members.find((member) => member.id === userId) ?? team.members[0]!;
  return {
    id,
    comment: segments ?? [{ text }],
    comment_text: text,
    user,
    resolved: false,
    assignee: null,
    assigned_by: null,
    reactions: [],
    date: String(at),
    reply_count: 0,
  };
}
