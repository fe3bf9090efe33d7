import type { Room } from '../../../platform/room.ts';
import { remindOfExpiry } from './apiToken.jobs.ts';
import { ApiTokenResolver } from './apiToken.resolver.ts';
import { ApiToken } from './ApiToken.ts';
import { ApiTokenInfoResolver, IssuedApiTokenResolver, OwnApiTokenResolver } from './ownApiToken.resolver.ts';
import { publishLimitedTokens } from './publishLimitedTokens.ts';
import { revokeTokensOfEmptyCompany } from './revokeTokensOfEmptyCompany.ts';
import { ViewerTokenResolver } from './viewerToken.resolver.ts';

export const partnerApiRoom: Room = {
  name: 'partnerApi',
  entities: [ApiToken],
  resolvers: [ApiTokenResolver, OwnApiTokenResolver, IssuedApiTokenResolver, ApiTokenInfoResolver, ViewerTokenResolver],
  whenDepartmentIsDeleted: publishLimitedTokens,
  whenAccountIsClosed: revokeTokensOfEmptyCompany,
  jobs: {
    'api-tokens.remind': { handler: remindOfExpiry, schedule: '40 7 * * *' },
  },
};

declare module '../../../platform/jobs/JobQueue.ts' {
  interface JobHandlers {
    'api-tokens.remind': typeof remindOfExpiry;
  }
}

declare module '../../../platform/db/events.ts' {
  interface Topics {
    'api-token.changed': true;
  }
}
