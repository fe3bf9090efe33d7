import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { Interval, Plan } from '../../domain/vocabulary.ts';
import { Customer } from '../customers/Customer.ts';
import { IntervalEnum, PlanEnum } from '../graphql/enums.ts';
import { User } from '../users/User.ts';

@InputType({ description: 'The company that joins.' })
class RegisterCompanyInput {
  @Field(() => String, { description: 'At most 200 characters.' }) companyName!: string;
  @Field(() => String) vatNumber!: string;
  @Field(() => String, { nullable: true }) eanNumber?: string | null;
  @Field(() => String) phoneNumber!: string;
  @Field(() => String) contactPerson!: string;
  @Field(() => String) billingEmail!: string;
  @Field(() => String) street!: string;
  @Field(() => String) zip!: string;
  @Field(() => String) city!: string;
}

@InputType({ description: "The company's first department." })
class RegisterDepartmentInput {
  @Field(() => String, { description: 'At most 200 characters.' }) departmentName!: string;
  @Field(() => String, { description: 'Whom to ask for.' }) departmentContactPerson!: string;
  @Field(() => String, { description: 'At most 40 characters.' }) departmentPhoneNumber!: string;
  @Field(() => String, { nullable: true, description: 'What its own bookkeeping wants to read on its invoices.' })
  departmentPoNumber?: string | null;
  @Field(() => String, { description: 'With its number.' }) departmentStreet!: string;
  @Field(() => String, { description: 'Text, since it may begin with a zero.' }) departmentZip!: string;
  @Field(() => String, { description: 'The town of the postal code.' }) departmentCity!: string;
}

@InputType({ description: "The company's first installation, and the licences that it has already." })
class RegisterZendeskInput {
  @Field(() => String, { description: '3 to 63 of a to z, 0 to 9 and hyphens; no other installation may have it.' })
  zendeskSubdomain!: string;
  @Field(() => PlanEnum, { description: 'The plan of what it has, and of what is ordered for it.' }) licenseType!: Plan;
  @Field(() => Int, { description: 'Of its licences, in months: 1 to 60.' }) contractTerm!: number;
  @Field(() => IntervalEnum, { description: 'How its licences are billed.' }) paymentInterval!: Interval;

  @Field(() => Boolean, {
    description: 'If so, existingLicenseQuantity and licenseStartDate are needed; otherwise they mean nothing.',
  })
  hasExistingLicenses!: boolean;

  @Field(() => Int, { nullable: true, description: '1 to 1000.' }) existingLicenseQuantity?: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'The first day of the licences that it has: a date such as 2026-11-21.',
  })
  licenseStartDate?: string | null;
}

@InputType({ description: "The company's first user, with the role USER." })
class RegisterUserInput {
  @Field(() => String, { description: 'As colleagues see it.' }) name!: string;
  @Field(() => String, { description: 'What they sign in with. One that an active user has is refused.' })
  email!: string;
  @Field(() => String, { description: 'At least 8 characters.' }) password!: string;
  @Field(() => Boolean) acceptTerms!: boolean;
}

@InputType({ description: 'A company that joins, with what it begins with.' })
export class RegisterInput {
  @Field(() => ID, { description: 'Made up by the caller, once per registration: sent twice, it makes one company.' })
  registrationId!: string;

  @Field(() => RegisterCompanyInput, { description: 'Who joins.' }) company!: RegisterCompanyInput;
  @Field(() => RegisterDepartmentInput, { description: 'The first of its departments.' })
  department!: RegisterDepartmentInput;
  @Field(() => RegisterZendeskInput, { description: 'The first of its installations.' }) zendesk!: RegisterZendeskInput;
  @Field(() => RegisterUserInput, { description: 'The first of its users.' }) user!: RegisterUserInput;
}

@ObjectType({ description: 'What a registration made.', simpleResolvers: true })
export class Registered {
  @Field(() => String, {
    nullable: true,
    description: "A session of the new user's; absent where an admin registered somebody else's company.",
  })
  token!: string | null;

  @Field(() => User, { description: "The first of the company's users." })
  user!: User;

  @Field(() => Customer, { description: 'The new company.' })
  customer!: Customer;
}
