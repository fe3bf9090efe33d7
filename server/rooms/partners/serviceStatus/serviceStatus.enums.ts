import { enumOf } from '../../../../domain/basics/vocabulary.ts';
import { NoticeSeverity, ServiceNoticeKind, ServiceNoticeState } from '../../../../domain/partners/serviceNotices.ts';
import { registerEnum } from '../../../platform/graphql/registerEnum.ts';

export const ServiceNoticeKindEnum = enumOf(ServiceNoticeKind);
export const ServiceNoticeStateEnum = enumOf(ServiceNoticeState);
export const NoticeSeverityEnum = enumOf(NoticeSeverity);

registerEnum(ServiceNoticeKindEnum, 'ServiceNoticeKind', 'Where a service notice comes from.', {
  INCIDENT: "An active incident on Zendesk's status page.",
  MAINTENANCE: "A planned or running maintenance on Zendesk's status page.",
  ANNOUNCEMENT: 'A message that an admin of the portal has written.',
});
registerEnum(
  ServiceNoticeStateEnum,
  'ServiceNoticeState',
  'How far Zendesk has come with an incident or maintenance.',
  {
    INVESTIGATING: 'Zendesk looks for the cause of an incident.',
    IDENTIFIED: 'Zendesk has found the cause of an incident.',
    MONITORING: 'Zendesk has solved an incident and watches the result.',
    ACTIVE: 'Zendesk states another word for an incident, or none.',
    PLANNED: 'A maintenance has not begun.',
    RUNNING: 'A maintenance has begun.',
  },
);
registerEnum(NoticeSeverityEnum, 'NoticeSeverity', 'How a service notice is shown.', {
  INFO: 'In blue.',
  WARNING: 'In amber.',
});
