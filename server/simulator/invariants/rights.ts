import type { ActorKind } from '../actors/Actor.ts';

/**
 * Who may change what, as it is promised to customers and partners. Written out here, so that a mistake in the
 * portal's own rules is noticed.
 */
export const mutationsFor = {
  /** Anybody, also without an account. */
  anybody: [
    'acceptInvitation',
    'completeProviderSignIn',
    'completeSignIn',
    'confirmEmail',
    'createSignInChallenge',
    'forgotPassword',
    'joinCompany',
    'leaveEvent',
    'login',
    'register',
    'registerForPublicEvent',
    'requestAccess',
    'resetPassword',
    'signInWithPasskey',
    'startProviderSignIn',
  ],
  /** The reseller's admins alone. */
  admin: [
    'activateServiceAgreement',
    'addRegistration',
    'completeLicenseRequest',
    'confirmDomain',
    'confirmErasure',
    'createClickUpFolder',
    'createClipCard',
    'createDineroContact',
    'createEvent',
    'createInvoiceDraft',
    'createLicense',
    'createServiceAgreement',
    'createTeamMember',
    'createUserAsAdmin',
    'declineErasure',
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
    'planPriceList',
    'reactivateUserAsAdmin',
    'removeCompanySignInAsAdmin',
    'removeDomainAsAdmin',
    'renew',
    'requestErasureAsAdmin',
    'resendInvitationAsAdmin',
    'resetSecondFactors',
    'revokeApiToken',
    'revokeInvitationAsAdmin',
    'rotateApiToken',
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
    'updatePriceList',
    'updateServiceAgreement',
    'updateTeamMember',
    'updateUserAsAdmin',
    'withdrawPriceList',
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
    'connectIdentity',
    'createIdentityChallenge',
    'downloadPersonalData',
    'endOtherSessions',
    'endSession',
    'removeAuthenticatorApp',
    'removeIdentity',
    'removePasskey',
    'renamePasskey',
    'renewRecoveryCodes',
    'requestErasure',
    'requestPersonalData',
    'setMailChoice',
    'setUpAuthenticatorApp',
    'setUpPasskey',
    'withdrawErasure',
  ],
  /** The administrators of a company. */
  administrator: [
    'approveAccess',
    'createUser',
    'deactivateColleague',
    'declineAccess',
    'inviteUser',
    'reactivateColleague',
    'resendInvitation',
    'revokeInvitation',
    'setNewUserRole',
    'updateColleague',
  ],
  /** The administrators of a company, but no admin in their place. */
  administratorNotImpersonated: [
    'addDomain',
    'approvePurchase',
    'checkDomain',
    'declinePurchase',
    'issueOwnApiToken',
    'removeApprovalLimit',
    'removeCompanySignIn',
    'removeDomain',
    'revokeOwnApiToken',
    'rotateOwnApiToken',
    'setApprovalLimit',
    'setCompanySignIn',
    'startShopifyConnection',
    'updateSecurityRules',
  ],
  /** The people of a company in every role, and its programs that may write. */
  everyRole: ['approveTask', 'createTask', 'refreshTasks', 'requestTaskChanges'],
  /** The buyers and administrators of a company, and its programs that may write. */
  buyers: [
    'buyClipCard',
    'buyServiceAgreement',
    'cancelLicenseRequest',
    'orderLicenses',
    'reduceSeats',
    'resumePayment',
    'settlePurchase',
    'undoSeatChange',
    'withdrawPurchase',
  ],
  /** The administrators of a company and its programs that may write. */
  company: [
    'attachCard',
    'createCardSetup',
    'createDepartment',
    'createInstallation',
    'deleteDepartment',
    'deleteInstallation',
    'redeliverWebhook',
    'saveIntegrationSettings',
    'sendTestWebhook',
    'setIntegration',
    'setPaymentMethod',
    'testConnection',
    'testIntegration',
    'testShopifyAccess',
    'updateCompany',
    'updateDepartment',
    'updateInstallation',
  ],
  /** The administrators of a company and its programs that may write, but no admin in their place. */
  companyNotImpersonated: ['disconnectShopify', 'replaceWebhookSecret', 'saveApiCredentials'],
};

type Group = keyof typeof mutationsFor;

const person: Group[] = ['anybody', 'person'];
const owner: Group[] = [...person, 'personNotImpersonated'];
const member: Group[] = ['everyRole'];
const buyer: Group[] = [...member, 'buyers'];
const administrator: Group[] = [...buyer, 'company'];

const groupsOf: Record<ActorKind, Group[]> = {
  stranger: ['anybody'],
  reader: ['anybody'],
  writer: ['anybody', ...administrator, 'companyNotImpersonated'],
  customer: [...owner, ...administrator, 'companyNotImpersonated', 'administrator', 'administratorNotImpersonated'],
  buyer: [...owner, ...buyer],
  member: [...owner, ...member],
  impersonator: [...person, ...administrator, 'administrator'],
  admin: [...owner, 'admin'],
};

/** Whether an actor of this kind may ever succeed with a mutation. */
export const mayEverCall = (kind: ActorKind, mutation: string): boolean =>
  groupsOf[kind].some((group) => mutationsFor[group].includes(mutation));
