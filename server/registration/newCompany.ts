import type { z } from 'zod';
import { dateOf, lastDayOfTerm } from '../../domain/dates.ts';
import { licenseStatusOn } from '../../domain/licenseTerm.ts';
import type { registration } from '../../domain/validation/registration.ts';
import { Customer } from '../customers/Customer.ts';
import { Department } from '../departments/Department.ts';
import { Installation } from '../installations/Installation.ts';
import { License } from '../licenses/License.ts';

/** The checked form of a registration. */
export type RegistrationForm = z.output<typeof registration>;

export function newCompany(
  { company: { companyName, ...company } }: RegistrationForm,
  registrationId: string,
): Customer {
  return Object.assign(new Customer(), { ...company, name: companyName, registrationId });
}

/** The first department gets the company's billing e-mail. */
export function newDepartment({ department }: RegistrationForm, customer: Customer): Department {
  return Object.assign(new Department(), {
    customerId: customer.id,
    name: department.departmentName,
    contactPerson: department.departmentContactPerson,
    phoneNumber: department.departmentPhoneNumber,
    street: department.departmentStreet,
    zip: department.departmentZip,
    city: department.departmentCity,
    poNumber: department.departmentPoNumber,
    billingEmail: customer.billingEmail,
  });
}

export function newInstallation(
  { zendesk }: RegistrationForm,
  { id: departmentId, customerId }: Department,
): Installation {
  const { zendeskSubdomain: subdomain, licenseType, contractTerm, paymentInterval } = zendesk;
  return Object.assign(new Installation(), {
    customerId,
    departmentId,
    subdomain,
    licenseType,
    contractTerm,
    paymentInterval,
  });
}

/** The company's existing licences, from their start date for the contract's term. They may already have expired. */
export function declaredLicense(
  { zendesk }: RegistrationForm,
  installation: Installation,
  today = dateOf(),
): License | undefined {
  const { hasExistingLicenses, existingLicenseQuantity, licenseStartDate } = zendesk;
  if (!hasExistingLicenses || !existingLicenseQuantity || !licenseStartDate) return undefined;
  const term = { validFrom: licenseStartDate, validUntil: lastDayOfTerm(licenseStartDate, installation.contractTerm) };
  return Object.assign(new License(), {
    ...term,
    customerId: installation.customerId,
    installationId: installation.id,
    type: installation.licenseType,
    quantity: existingLicenseQuantity,
    billingInterval: installation.paymentInterval,
    contractTerm: installation.contractTerm,
    status: licenseStatusOn(today, term),
  });
}
