import { enumOf } from '../../../../domain/basics/vocabulary.ts';
import { ConnectionFault, ZendeskConnection } from '../../../../domain/companies/zendeskConnection.ts';
import { registerEnum } from '../../../platform/graphql/registerEnum.ts';

export const ZendeskConnectionEnum = enumOf(ZendeskConnection);
export const ConnectionFaultEnum = enumOf(ConnectionFault);

registerEnum(ZendeskConnectionEnum, 'ZendeskConnection', 'How the portal reads the help desk of an installation.', {
  NONE: 'Nothing is stored, so that the help desk is not read.',
  KEY: 'By an API key. Zendesk ends all API keys on 30 April 2027.',
  OAUTH: 'By OAuth, which an administrator of the company has allowed at the help desk.',
  BROKEN: 'The help desk no longer accepts what is stored. The company has to connect again.',
});
registerEnum(ConnectionFaultEnum, 'ConnectionFault', 'Why the connection to a help desk no longer works.', {
  KEY_REJECTED: 'The help desk rejects the API key. It is tried again each night.',
  ACCESS_WITHDRAWN: 'The help desk no longer accepts the OAuth tokens, for example because somebody has removed them.',
  ACCESS_EXPIRED: 'The refresh token was not used for 30 days.',
  CLIENT_REJECTED: 'The help desk no longer accepts the OAuth client of the company.',
  RENEWAL_LOST: 'A renewal was interrupted after its refresh token may have been used.',
});
