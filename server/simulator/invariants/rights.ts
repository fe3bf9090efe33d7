import type { ActorKind } from '../actors/Actor.ts';

/**
 * Who may change what, as it is promised to customers and partners. Written out here, so that a mistake in the
 * portal's own rules is noticed.
 */
export const mutationsFor = {
  /** Anybody, also without an account. */
  anybody: [
    'acceptInvitation',
    'completeSignIn',
    'confirmEmail',
    'createSignInChallenge',
    'forgotPassword',
    'leaveEvent',
    'login',
    'register',
    'registerForPublicEvent',
    'resetPassword',
    'signInWithPasskey',
  ],
  /** The reseller's admins alone. */
  admin: [
    'activateServiceAgreement',
    'addRegistration',
    'completeLicenseRequest',
    'createClickUpFolder',
    'createClipCard',
    'createDineroContact',
    'createEvent',
    'createInvoiceDraft',
    'createLicense',
    'createServiceAgreement',
    'createTeamMember',
    'createUserAsAdmin',
    'deleteClipCard',
    'deleteEvent',
    'deleteLicense',
    'deleteServiceAgreement',
    'deleteTeamMember',
    'deleteUser',
    'impersonate',
    'issueApiToken',
    'letExpire',
    'linkClickUpFolder',
    'linkDineroContact',
    'logAgreementWork',
    'logHours',
    'markPaid',
    'renew',
    'resetSecondFactors',
    'revokeApiToken',
    'saveRenewal',
    'setLicenseRequestStatus',
    'setPointOfContact',
    'setRegistrationStatus',
    'setUserRole',
    'syncTeamFromClickUp',
    'updateClipCard',
    'updateCompanyAsAdmin',
    'updateDepartmentAsAdmin',
    'updateEvent',
    'updateInstallationAsAdmin',
    'updateLicense',
    'updateServiceAgreement',
    'updateTeamMember',
    'updateUserAsAdmin',
  ],
  /** Every person with an account. */
  person: [
    'cancelEmailChange',
    'logout',
    'registerForEvent',
    'resendEmailConfirmation',
    'stopImpersonating',
    'unregisterFromEvent',
    'updateProfile',
  ],
  /** Every person, but no admin in their place. */
  personNotImpersonated: [
    'addPasskey',
    'confirmAuthenticatorApp',
    'confirmIdentity',
    'createIdentityChallenge',
    'endOtherSessions',
    'endSession',
    'removeAuthenticatorApp',
    'removePasskey',
    'renamePasskey',
    'renewRecoveryCodes',
    'setMailChoice',
    'setUpAuthenticatorApp',
    'setUpPasskey',
  ],
  /** The people of a company. */
  user: ['createUser', 'inviteUser', 'resendInvitation', 'revokeInvitation'],
  /** The people of a company, but no admin in their place. */
  userNotImpersonated: ['updateSecurityRules', 'startShopifyConnection'],
  /** The people of a company and its programs that may write. */
  company: [
    'approveTask',
    'attachCard',
    'buyClipCard',
    'buyServiceAgreement',
    'cancelLicenseRequest',
    'createCardSetup',
    'createDepartment',
    'createInstallation',
    'createTask',
    'deleteDepartment',
    'deleteInstallation',
    'orderLicenses',
    'redeliverWebhook',
    'reduceSeats',
    'refreshTasks',
    'requestTaskChanges',
    'resumePayment',
    'saveIntegrationSettings',
    'sendTestWebhook',
    'setIntegration',
    'setPaymentMethod',
    'settlePurchase',
    'testConnection',
    'testIntegration',
    'testShopifyAccess',
    'undoSeatChange',
    'updateCompany',
    'updateDepartment',
    'updateInstallation',
  ],
  /** The people of a company and its programs that may write, but no admin in their place. */
  companyNotImpersonated: ['disconnectShopify', 'replaceWebhookSecret', 'saveApiCredentials'],
};

type Group = keyof typeof mutationsFor;

const groupsOf: Record<ActorKind, Group[]> = {
  stranger: ['anybody'],
  reader: ['anybody'],
  writer: ['anybody', 'company', 'companyNotImpersonated'],
  customer: [
    'anybody',
    'person',
    'personNotImpersonated',
    'user',
    'userNotImpersonated',
    'company',
    'companyNotImpersonated',
  ],
  impersonator: ['anybody', 'person', 'user', 'company'],
  admin: ['anybody', 'admin', 'person', 'personNotImpersonated'],
};

/** Whether an actor of this kind may ever succeed with a mutation. */
export const mayEverCall = (kind: ActorKind, mutation: string): boolean =>
  groupsOf[kind].some((group) => mutationsFor[group].includes(mutation));
