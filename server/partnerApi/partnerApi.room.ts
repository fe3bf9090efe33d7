import type { Room } from '../room.ts';
import { ApiTokenResolver } from './apiToken.resolver.ts';
import { ApiToken } from './ApiToken.ts';

export const partnerApiRoom: Room = {
  name: 'partnerApi',
  entities: [ApiToken],
  resolvers: [ApiTokenResolver],
};

declare module '../live/events.ts' {
  interface Topics {
    'api-token.changed': true;
  }
}
