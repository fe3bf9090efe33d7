import { enumOf, Plan } from '../../../../domain/basics/vocabulary.ts';
import { registerEnum } from '../../../platform/graphql/registerEnum.ts';

export const PlanEnum = enumOf(Plan);

registerEnum(PlanEnum, 'Plan', 'Zendesk plan that a licence gives access to.', {
  PLAN_SUPPORT_TEAM: 'Zendesk Support Team.',
  PLAN_SUITE_TEAM: 'Zendesk Suite Team.',
  PLAN_SUITE_GROWTH: 'Zendesk Suite Growth.',
  PLAN_SUITE_PRO: 'Zendesk Suite Professional.',
  PLAN_SUITE_ENTERPRISE: 'Zendesk Suite Enterprise.',
});
