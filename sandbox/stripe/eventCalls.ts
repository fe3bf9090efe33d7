import type { Api } from './api.ts';
import { listParams, page } from './lists.ts';
import type { StripeState } from './state.ts';
import { unknownObject } from './StripeApiError.ts';

export function eventCalls(api: Api, state: StripeState): void {
  api('GET', '/v1/events', { accepts: [...listParams, 'type'] }, ({ params }) => {
    const type = params.text('type');
    return page(
      '/v1/events',
      state.events.filter((event) => !type || event.type === type),
      params,
    );
  });
  api('GET', '/v1/events/:id', {}, ({ id }) => {
    const event = state.events.find((candidate) => candidate.id === id);
    if (!event) throw unknownObject('event', id);
    return event;
  });
}
