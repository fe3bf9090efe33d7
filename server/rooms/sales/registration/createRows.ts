import type { z } from 'zod';
import { dateOf, lastDayOfTerm } from '../../../../domain/basics/dates.ts';
import { licenseStatusOn } from '../../../../domain/sales/licenseTerm.ts';
import type { registration } from '../../../../domain/sales/validation/registration.ts';
import type { Write } from '../../../platform/db/writes.ts';
import { Customer } from '../../companies/customers/Customer.ts';
import { Department } from '../../companies/departments/Department.ts';
import { Installation } from '../../companies/installations/Installation.ts';
import { License } from '../licenses/License.ts';

/** The checked form of a registration. */
export type RegistrationForm = z.output<typeof registration>;

export function createCustomer(
  { em }: Write,
  { company }: RegistrationForm,
  ids: Pick<Customer, 'id' | 'registrationId'>,
): Customer {
  return em.create(Customer, {
    ...ids,
    name: company.companyName,
    contactPerson: company.contactPerson,
    phoneNumber: company.phoneNumber,
    vatNumber: company.vatNumber,
    eanNumber: company.eanNumber,
    billingEmail: company.billingEmail,
    street: company.street,
    zip: company.zip,
    city: company.city,
  });
}

/** The first department gets the company's billing e-mail. */
export function createDepartment({ em }: Write, { department }: RegistrationForm, customer: Customer): Department {
  return em.create(Department, {
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

export function createInstallation(
  { em }: Write,
  { zendesk }: RegistrationForm,
  { id: departmentId, customerId }: Department,
): Installation {
  const { zendeskSubdomain: subdomain, licenseType, contractTerm, paymentInterval } = zendesk;
  return em.create(Installation, {
    customerId,
    departmentId,
    subdomain,
    licenseType,
    contractTerm,
    paymentInterval,
  });
}

/** The company's existing licences, from their start date for the contract's term. They may already have expired. */
export function createDeclaredLicense(
  { em }: Write,
  { zendesk }: RegistrationForm,
  installation: Installation,
  today = dateOf(),
): void {
  const { hasExistingLicenses, existingLicenseQuantity, licenseStartDate } = zendesk;
  if (!hasExistingLicenses || !existingLicenseQuantity || !licenseStartDate) return;
  const term = { validFrom: licenseStartDate, validUntil: lastDayOfTerm(licenseStartDate, installation.contractTerm) };
  em.create(License, {
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
