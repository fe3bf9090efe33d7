import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { Interval, Plan } from '../../../../domain/basics/vocabulary.ts';
import { ShownOnce } from '../../../platform/graphql/shownOnce.ts';
import { IntervalEnum } from '../../companies/customers/billing.enums.ts';
import { Customer } from '../../companies/customers/Customer.ts';
import { PlanEnum } from '../../companies/installations/plan.enum.ts';
import { User } from '../../identity/users/User.ts';

@InputType({ description: 'Name, address and billing data of a new company.' })
class RegisterCompanyInput {
  @Field(() => String, { description: 'Name of at most 200 characters.' }) companyName!: string;
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
  @Field(() => String, { description: 'Name of at most 200 characters.' }) departmentName!: string;
  @Field(() => String, { description: 'Name of the contact person.' }) departmentContactPerson!: string;
  @Field(() => String, { description: 'Phone number: eight digits, or a plus and a country code.' })
  departmentPhoneNumber!: string;
  @Field(() => String, { nullable: true, description: "PO number to print on the department's invoices." })
  departmentPoNumber?: string | null;
  @Field(() => String, { description: 'Street with house number.' }) departmentStreet!: string;
  @Field(() => String, { description: "Postal code: four digits, or a foreign one such as 'SE-211 20'." })
  departmentZip!: string;
  @Field(() => String, { description: 'Town of the postal code.' }) departmentCity!: string;
}

@InputType({ description: "The company's first installation and its existing licences." })
class RegisterZendeskInput {
  @Field(() => String, {
    description:
      'Subdomain of 3 to 63 characters: a to z, 0 to 9 and hyphens, or its address at Zendesk. Unique among all ' +
      'installations.',
  })
  zendeskSubdomain!: string;
  @Field(() => PlanEnum, { description: 'Plan of existing and ordered licences.' }) licenseType!: Plan;
  @Field(() => Int, { description: 'Term of the licences in months: 1 to 60.' }) contractTerm!: number;
  @Field(() => IntervalEnum, { description: 'Billing interval of the licences.' }) paymentInterval!: Interval;

  @Field(() => Boolean, {
    description:
      'Whether the installation already has licences. If true, existingLicenseQuantity and licenseStartDate are ' +
      'required; otherwise both are ignored.',
  })
  hasExistingLicenses!: boolean;

  @Field(() => Int, { nullable: true, description: 'Number of existing licences: 1 to 1000.' })
  existingLicenseQuantity?: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'First day of the existing licences: a date such as 2026-11-21.',
  })
  licenseStartDate?: string | null;
}

@InputType({ description: "The company's first user, with the role USER." })
class RegisterUserInput {
  @Field(() => String, { description: 'Full name.' }) name!: string;
  @Field(() => String, {
    description:
      'E-mail for signing in. If it has an account already, the company is added to that account when its owner ' +
      'confirms the e-mail; until then, the new user signs in with the password given here.',
  })
  email!: string;
  @Field(() => String, { description: 'Password of at least 8 characters.' }) password!: string;
  @Field(() => Boolean) acceptTerms!: boolean;
}

@InputType({ description: 'A new company with its first department, installation and user.' })
export class RegisterInput {
  @Field(() => ID, {
    description:
      'Idempotency key chosen by the client. Sending the same registration again with the same key and password ' +
      'returns the first result.',
  })
  registrationId!: string;

  @Field(() => RegisterCompanyInput, { description: 'Name, address and billing data.' }) company!: RegisterCompanyInput;
  @Field(() => RegisterDepartmentInput, { description: "The company's first department." })
  department!: RegisterDepartmentInput;
  @Field(() => RegisterZendeskInput, { description: "The company's first installation." })
  zendesk!: RegisterZendeskInput;
  @Field(() => RegisterUserInput, { description: "The company's first user." }) user!: RegisterUserInput;
}

@ObjectType({
  description: 'The values of a planned registration that are taken by somebody else.',
  simpleResolvers: true,
})
export class RegistrationConflicts {
  @Field(() => String, {
    nullable: true,
    description: 'Why the subdomain cannot be registered, as a sentence in Danish. Null when it can.',
  })
  subdomain!: string | null;
}

@ObjectType({ description: 'The result of a registration.', simpleResolvers: true })
export class Registered {
  @ShownOnce()
  @Field(() => String, {
    nullable: true,
    description: 'Session token of the new user. Null when an admin registered the company.',
  })
  token!: string | null;

  @Field(() => User, { description: "The company's first user." })
  user!: User;

  @Field(() => Customer, { description: 'The new company.' })
  customer!: Customer;
}
