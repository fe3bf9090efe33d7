import { Field, ID, ObjectType } from 'type-graphql';
import type {
  NoticeSeverity,
  ServiceNoticeKind,
  ServiceNoticeState,
} from '../../../../domain/partners/serviceNotices.ts';
import { DateTime } from '../../../platform/graphql/scalars.ts';
import { Installation } from '../../companies/installations/Installation.ts';
import { NoticeSeverityEnum, ServiceNoticeKindEnum, ServiceNoticeStateEnum } from './serviceStatus.enums.ts';

@ObjectType({
  description:
    'A message about the service that is in force now: an incident or a maintenance of Zendesk, or an announcement ' +
    'of the reseller. Texts are plain text, and never HTML.',
  simpleResolvers: true,
})
export class ServiceNotice {
  @Field(() => ID, { description: 'Stays the same until the notice ends.' }) id!: string;
  @Field(() => ServiceNoticeKindEnum, { description: 'Where it comes from.' }) kind!: ServiceNoticeKind;
  @Field(() => String, { description: "One line. The title of Zendesk's own notices is in English." }) title!: string;
  @Field(() => String, { nullable: true, description: "The text of an announcement; null for Zendesk's own notices." })
  text!: string | null;
  @Field(() => ServiceNoticeStateEnum, { nullable: true, description: 'Null for an announcement.' })
  state!: ServiceNoticeState | null;
  @Field(() => NoticeSeverityEnum, { description: "INFO for Zendesk's own notices." }) severity!: NoticeSeverity;
  @Field(() => [String], { description: "Zendesk's names of the products that it concerns; empty when not stated." })
  services!: string[];
  @Field(() => DateTime, { description: 'When it began, or will begin for a planned maintenance.' })
  startsAt!: string;
  @Field(() => DateTime, { nullable: true, description: 'The planned end; null when there is none.' })
  endsAt!: string | null;
  @Field(() => String, { nullable: true, description: 'Where to read more: an https address.' }) link!: string | null;
  @Field(() => [Installation], {
    description:
      "The installations of the viewer's company that it concerns, according to Zendesk; at most 50. Empty for an " +
      'announcement, and until Zendesk has confirmed it for an installation.',
  })
  installations?: object[];
}

@ObjectType({
  description: "The messages about the service that are in force now, for the viewer's company.",
  simpleResolvers: true,
})
export class ServiceNotices {
  @Field(() => ID) id!: string;
  @Field(() => [ServiceNotice], { description: 'Newest first; at most 20.' }) current!: ServiceNotice[];
}
