import { dateOf } from '../../domain/dates.ts';
import { DEFAULT_CONTRACT_TERM } from '../../domain/validation/installation.ts';
import { DEFAULT_INTERVAL, DEFAULT_PLAN } from '../../domain/vocabulary.ts';
import type { StepKey, StepValues } from './wizardSteps.ts';

/** What a registration remembers until it is sent or given up. A password is never part of it. */
export interface RegistrationDraft {
  /** Sent along, so that a repeated answer to a lost one makes no second company. */
  registrationId: string;
  /** One moment for the whole draft: the proposed subdomain keeps its last digits while names are typed. */
  startedAt: number;
  step: StepKey;
  isSubdomainOwn: boolean;
  company: StepValues['company'];
  department: StepValues['department'];
  zendesk: StepValues['zendesk'];
  user: Omit<StepValues['user'], 'password'>;
}

export function readDraft(storageKey: string): RegistrationDraft {
  const blank = blankDraft();
  const kept = parsed(localStorage.getItem(storageKey));
  return {
    ...blank,
    ...kept,
    company: { ...blank.company, ...kept.company },
    department: { ...blank.department, ...kept.department },
    zendesk: { ...blank.zendesk, ...kept.zendesk },
    user: { ...blank.user, ...kept.user },
  };
}

export const writeDraft = (storageKey: string, draft: RegistrationDraft) =>
  localStorage.setItem(storageKey, JSON.stringify(draft));

export const forgetDraft = (storageKey: string) => localStorage.removeItem(storageKey);

/** What is not ours to read is as good as nothing. */
function parsed(text: string | null): Partial<RegistrationDraft> {
  try {
    return (JSON.parse(text ?? '{}') ?? {}) as Partial<RegistrationDraft>;
  } catch {
    return {};
  }
}

export const newRegistrationId = () => crypto.randomUUID();

const blankDraft = (): RegistrationDraft => ({
  registrationId: newRegistrationId(),
  startedAt: Date.now(),
  step: 'company',
  isSubdomainOwn: false,
  company: {
    companyName: '',
    vatNumber: '',
    eanNumber: '',
    street: '',
    zip: '',
    city: '',
    phoneNumber: '',
    contactPerson: '',
    billingEmail: '',
  },
  department: {
    departmentName: '',
    departmentStreet: '',
    departmentZip: '',
    departmentCity: '',
    departmentPhoneNumber: '',
    departmentContactPerson: '',
    departmentPoNumber: '',
  },
  zendesk: {
    zendeskSubdomain: '',
    licenseType: DEFAULT_PLAN,
    contractTerm: DEFAULT_CONTRACT_TERM,
    paymentInterval: DEFAULT_INTERVAL,
    hasExistingLicenses: false,
    existingLicenseQuantity: 1,
    licenseStartDate: dateOf(),
  },
  user: { name: '', email: '' },
});
