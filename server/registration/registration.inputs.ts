import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { Interval, Plan } from '../../domain/vocabulary.ts';
import { Customer } from '../customers/Customer.ts';
import { IntervalEnum, PlanEnum } from '../graphql/enums.ts';
import { User } from '../users/User.ts';

@InputType()
class RegisterCompanyInput {
  @Field(() => String) companyName!: string;
  @Field(() => String) vatNumber!: string;
  @Field(() => String, { nullable: true }) eanNumber?: string | null;
  @Field(() => String) phoneNumber!: string;
  @Field(() => String) contactPerson!: string;
  @Field(() => String) billingEmail!: string;
  @Field(() => String) street!: string;
  @Field(() => String) zip!: string;
  @Field(() => String) city!: string;
}

@InputType()
class RegisterDepartmentInput {
  @Field(() => String) departmentName!: string;
  @Field(() => String) departmentContactPerson!: string;
  @Field(() => String) departmentPhoneNumber!: string;
  @Field(() => String, { nullable: true }) departmentPoNumber?: string | null;
  @Field(() => String) departmentStreet!: string;
  @Field(() => String) departmentZip!: string;
  @Field(() => String) departmentCity!: string;
}

@InputType()
class RegisterZendeskInput {
  @Field(() => String) zendeskSubdomain!: string;
  @Field(() => PlanEnum) licenseType!: Plan;
  @Field(() => Int) contractTerm!: number;
  @Field(() => IntervalEnum) paymentInterval!: Interval;
  @Field(() => Boolean) hasExistingLicenses!: boolean;
  @Field(() => Int, { nullable: true }) existingLicenseQuantity?: number | null;
  @Field(() => String, { nullable: true, description: 'A date such as 2026-11-21.' }) licenseStartDate?: string | null;
}

@InputType()
class RegisterUserInput {
  @Field(() => String) name!: string;
  @Field(() => String) email!: string;
  @Field(() => String) password!: string;
  @Field(() => Boolean) acceptTerms!: boolean;
}

@InputType()
export class RegisterInput {
  @Field(() => ID, { description: 'Made up by the caller, once per registration: sent twice, it makes one company.' })
  registrationId!: string;

  @Field(() => RegisterCompanyInput) company!: RegisterCompanyInput;
  @Field(() => RegisterDepartmentInput) department!: RegisterDepartmentInput;
  @Field(() => RegisterZendeskInput) zendesk!: RegisterZendeskInput;
  @Field(() => RegisterUserInput) user!: RegisterUserInput;
}

@ObjectType({ simpleResolvers: true })
export class Registered {
  @Field(() => String, { nullable: true, description: 'Absent where an admin registered somebody else\'s company.' })
  token!: string | null;

  @Field(() => User)
  user!: User;

  @Field(() => Customer)
  customer!: Customer;
}
