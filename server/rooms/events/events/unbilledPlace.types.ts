import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Invoice } from '../../money/ledger/Invoice.ts';
import { EventRegistration } from './EventRegistration.ts';

@InputType({ description: 'A new company that pays for a place, with its first department.' })
export class NewBuyerInput {
  @Field(() => String, { description: 'Name of at most 200 characters.' }) name!: string;
  @Field(() => String, { description: 'Name of the first department, of at most 200 characters.' })
  departmentName!: string;
  @Field(() => String, { description: 'CVR number of 8 digits.' }) vatNumber!: string;
  @Field(() => String, { nullable: true, description: 'EAN number of 13 digits.' }) eanNumber?: string | null;
  @Field(() => String, { description: 'Name of the contact person.' }) contactPerson!: string;
  @Field(() => String, { description: 'Phone number: eight digits, or a plus and a country code.' })
  phoneNumber!: string;
  @Field(() => String, { description: 'E-mail that invoices are sent to.' }) billingEmail!: string;
  @Field(() => String, { description: 'Street with house number.' }) street!: string;
  @Field(() => String, { description: "Postal code: four digits, or a foreign one such as 'SE-211 20'." })
  zip!: string;
  @Field(() => String, { description: 'Town of the postal code.' }) city!: string;
  @Field(() => String, { nullable: true, description: 'PO number to print on invoices.' }) poNumber?: string | null;
}

@InputType({
  description: 'Who pays for a place: an existing department, or a new company. Exactly one of the two is given.',
})
export class BillEventPlaceInput {
  @Field(() => ID, { description: 'A registration of `Admin.unbilledPlaces`.' }) registrationId!: string;
  @Field(() => Int, {
    description: 'The version that was shown. CONFLICT when the registration has changed since.',
  })
  version!: number;
  @Field(() => ID, { nullable: true, description: 'The department that pays, of any company.' })
  departmentId?: string | null;
  @Field(() => NewBuyerInput, { nullable: true, description: 'The company to create, whose first department pays.' })
  newBuyer?: NewBuyerInput | null;
}

@ObjectType({ description: 'A place that an admin has billed.', simpleResolvers: true })
export class BilledEventPlace {
  @Field(() => EventRegistration, { description: 'The registration, with its department and ledger entry.' })
  registration!: object;
  @Field(() => Invoice, {
    nullable: true,
    description: 'The invoice, which is mailed. Null where the portal issues no invoices of its own.',
  })
  invoice!: object | null;
}
