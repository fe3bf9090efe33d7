import { Field, ID, ObjectType } from 'type-graphql';
import { SearchKind } from '../../../../domain/basics/search.ts';
import { enumOf } from '../../../../domain/basics/vocabulary.ts';
import { BelongsTo } from '../../../platform/graphql/belongsTo.ts';
import { registerEnum } from '../../../platform/graphql/registerEnum.ts';
import { Customer } from '../../companies/customers/Customer.ts';
import { Department } from '../../companies/departments/Department.ts';
import { Installation } from '../../companies/installations/Installation.ts';

export const SearchKindEnum = enumOf(SearchKind);
registerEnum(SearchKindEnum, 'SearchKind', 'Kind of an object that a search finds.', {
  COMPANY: 'A company, by its name, town, contact person, CVR or EAN number, e-mail or phone number.',
  USER: 'An active user of a company, by name or e-mail.',
  DEPARTMENT: 'A department, by its name, town, contact person, e-mail or phone number.',
  INSTALLATION: 'An installation, by its subdomain.',
  SERVICE_AGREEMENT: 'A service agreement, by its days.',
  CLIP_CARD: 'A clip card, by its hours, the day of the purchase, or the last six characters of its id.',
  LICENSE: 'A licence, by its plan, seats and last day.',
  LICENSE_REQUEST: 'A licence request, by its plan, seats and day, or the last six characters of its id.',
  INVOICE: 'An invoice or credit note, by its number or day.',
  TASK: 'A task, by its name or its id at ClickUp.',
  EVENT: 'An event, by its title, place or day. Customers find no drafts.',
  PURCHASE_APPROVAL:
    'An order that waits or waited for approval, by its words and day, or the last six characters of its id.',
  DOCUMENT: 'A document of the company, by its title, or the day of its newest version.',
});

@ObjectType({
  description: 'An object that a search found, as it was when the search ran.',
  simpleResolvers: true,
})
export class SearchHit {
  @Field(() => ID, { description: 'Id of the hit. Not an id for `node`.' })
  id!: string;

  @Field(() => ID, { description: 'Id of the object, for `node` and the REST API.' })
  objectId!: string;

  @Field(() => SearchKindEnum, { description: 'What the object is.' })
  kind!: SearchKind;

  @Field(() => String, { description: 'Name of the object, in Danish.' })
  title!: string;

  @Field(() => String, { nullable: true, description: 'More about the object, in Danish. Null when there is no more.' })
  details!: string | null;

  customerId!: string | null;

  @Field(() => Customer, { nullable: true, description: 'The company of the object. Null for an event.' })
  @BelongsTo('customerId')
  customer?: Customer | null;

  departmentId!: string | null;

  @Field(() => Department, { nullable: true, description: 'The department of the object, if it belongs to one.' })
  @BelongsTo('departmentId')
  department?: Department | null;

  installationId!: string | null;

  @Field(() => Installation, { nullable: true, description: 'The installation of a licence or licence request.' })
  @BelongsTo('installationId')
  installation?: Installation | null;
}
