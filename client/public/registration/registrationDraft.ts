import { dateOf } from '../../../domain/basics/dateOf.ts';
import { DEFAULT_CONTRACT_TERM, DEFAULT_INTERVAL, DEFAULT_PLAN } from '../../../domain/companies/licenseDefaults.ts';
import type { FilledFields } from '../../parts/fields/registerFields.ts';
import type { InputStep, StepKey, StepValues } from './wizardSteps.ts';

/**
 * The state of a registration, stored until the registration is sent or the user cancels. The draft never contains a
 * password.
 */
export interface RegistrationDraft {
  /** Idempotency key: a repetition after a lost response creates no second company. */
  registrationId: string;
  /**
   * When the draft was created, in milliseconds since 1970. The proposed subdomain ends with digits of this time, which
   * therefore stay the same while the user types names.
   */
  startedAt: number;
  step: StepKey;
  /** Whether the user has typed a subdomain. The wizard then proposes none any more. */
  isSubdomainOwn: boolean;
  /** The step that the user corrects after the review. From it, a button leads straight back. */
  correctedStep?: InputStep | undefined;
  /** The fields that the company register has filled in. */
  filled?: FilledFields | undefined;
  company: StepValues['company'];
  department: StepValues['department'];
  zendesk: StepValues['zendesk'];
  user: Omit<StepValues['user'], 'password'>;
}

/**
 * Returns the stored draft, with defaults for fields that it lacks, or a new draft when none is stored or the stored
 * one is invalid.
 */
export function readRegistrationDraft(storageKey: string): RegistrationDraft {
  const emptyDraft = createEmptyDraft();
  const stored = parseDraft(localStorage.getItem(storageKey));
  return {
    ...emptyDraft,
    ...stored,
    company: { ...emptyDraft.company, ...stored.company },
    department: { ...emptyDraft.department, ...stored.department },
    zendesk: { ...emptyDraft.zendesk, ...stored.zendesk },
    user: { ...emptyDraft.user, ...stored.user },
  };
}

export const writeRegistrationDraft = (storageKey: string, draft: RegistrationDraft) =>
  localStorage.setItem(storageKey, JSON.stringify(draft));

export const removeRegistrationDraft = (storageKey: string) => localStorage.removeItem(storageKey);

function parseDraft(text: string | null): Partial<RegistrationDraft> {
  try {
    return (JSON.parse(text ?? '{}') ?? {}) as Partial<RegistrationDraft>;
  } catch {
    return {};
  }
}

export const createRegistrationId = () => crypto.randomUUID();

const createEmptyDraft = (): RegistrationDraft => ({
  registrationId: createRegistrationId(),
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
