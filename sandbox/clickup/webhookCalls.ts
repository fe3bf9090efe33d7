import { randomBytes, randomUUID } from 'node:crypto';
import type { Api, Call } from './api.ts';
import { requireFound, ClickUpApiError } from './ClickUpApiError.ts';
import type { ClickUpState, Webhook } from './model.ts';
import { MAX_FAILURES } from './Webhooks.ts';

export function webhookCalls(api: Api, state: ClickUpState): void {
  const answerOf = ({ id, endpoint, events, folderId, secret, failures }: Webhook) => ({
    id,
    userid: state.team.members[0]!.id,
    team_id: Number(state.team.id),
    endpoint,
    client_id: 'SANDBOX',
    events,
    task_id: null,
    list_id: null,
    folder_id: folderId,
    space_id: null,
    health: { status: healthAfter(failures), fail_count: failures },
    secret,
  });

  api('GET', '/v2/team/:id/webhook', ({ id }) => {
    requireFound(state.team.id === id || undefined, 'Team');
    return { webhooks: state.webhooks.map(answerOf) };
  });
  api('POST', '/v2/team/:id/webhook', ({ id, body }) => {
    requireFound(state.team.id === id || undefined, 'Team');
    const webhook = newWebhook(body);
    state.webhooks.push(webhook);
    return { id: webhook.id, webhook: answerOf(webhook) };
  });
  api('DELETE', '/v2/webhook/:id', ({ id }) => {
    state.webhooks.splice(
      state.webhooks.indexOf(
        requireFound(
          state.webhooks.find((webhook) => webhook.id === id),
          'Webhook',
        ),
      ),
      1,
    );
    return {};
  });

  function newWebhook({ endpoint, events, folder_id: folder }: Call['body']): Webhook {
    if (typeof endpoint !== 'string' || !URL.canParse(endpoint))
      throw new ClickUpApiError(400, 'Invalid URL', 'WEBHOOK_001');
    if (!Array.isArray(events) || events.length === 0) throw new ClickUpApiError(400, 'Events invalid', 'WEBHOOK_002');
    const folderId =
      folder === undefined || folder === null
        ? null
        : requireFound(
            state.folders.find(({ id }) => id === String(folder)),
            'Folder',
          ).id;
    const exists = state.webhooks.some((other) => other.endpoint === endpoint && other.folderId === folderId);
    if (exists) throw new ClickUpApiError(400, 'Webhook configuration already exists', 'OAUTH_171');
    return {
      id: randomUUID(),
      endpoint,
      events: events.map(String),
      folderId,
      secret: randomBytes(32).toString('hex').toUpperCase(),
      failures: 0,
    };
  }
}

function healthAfter(failures: number): 'active' | 'failing' | 'suspended' {
  if (failures === 0) return 'active';
  return failures < MAX_FAILURES ? 'failing' : 'suspended';
}
