import { readRegistrationDraft, writeRegistrationDraft } from './registrationDraft.ts';

/** The key of a visitor's draft in local storage. */
export const VISITOR_DRAFT = 'portal.registration';

/** An account of a provider that is connected with the user who registers. */
export interface RegistrationIdentity {
  ticket: string;
  providerName: string;
  email: string | null | undefined;
  name: string | null | undefined;
}

const KEY = 'portal.registrationIdentity';

/** Keeps the account for this tab, and puts its name and address into the draft of the registration. */
export function keepIdentity(identity: RegistrationIdentity): void {
  sessionStorage.setItem(KEY, JSON.stringify(identity));
  const draft = readRegistrationDraft(VISITOR_DRAFT);
  const { name, email } = identity;
  writeRegistrationDraft(VISITOR_DRAFT, {
    ...draft,
    user: { ...draft.user, ...(name && { name }), ...(email && { email }) },
  });
}

/** Returns undefined unless the registration began at a provider. */
export function keptIdentity(): RegistrationIdentity | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as RegistrationIdentity | null) ?? undefined;
  } catch {
    return undefined;
  }
}

export const forgetIdentity = (): void => sessionStorage.removeItem(KEY);
