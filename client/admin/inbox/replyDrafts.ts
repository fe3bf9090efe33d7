/** An answer that is not sent yet, and the idempotency key under which it is sent. */
export interface ReplyDraft {
  text: string;
  requestId: string;
}

const keyOf = (taskId: string) => `portal.reply.${taskId}`;

/** The answer that was begun in this tab, also before a reload. */
export function readReplyDraft(taskId: string): ReplyDraft {
  const stored = parseDraft(sessionStorage.getItem(keyOf(taskId)));
  return stored ?? { text: '', requestId: crypto.randomUUID() };
}

export function storeReplyDraft(taskId: string, draft: ReplyDraft): void {
  if (draft.text) sessionStorage.setItem(keyOf(taskId), JSON.stringify(draft));
  else sessionStorage.removeItem(keyOf(taskId));
}

export const removeReplyDraft = (taskId: string): void => sessionStorage.removeItem(keyOf(taskId));

function parseDraft(json: string | null): ReplyDraft | undefined {
  try {
    return (JSON.parse(json ?? 'null') as ReplyDraft | null) ?? undefined;
  } catch {
    return undefined;
  }
}
