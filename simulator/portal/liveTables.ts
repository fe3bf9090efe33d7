/** The tables whose changes are live, and the subscription that reports the changed rows. */
export const liveTables = {
  access_request: 'accessRequestChanged { deletedId edge { node { id } } }',
  agreed_price: 'agreedPriceChanged { deletedId edge { node { id } } }',
  clip_card: 'clipCardChanged { deletedId edge { node { id } } }',
  department: 'departmentChanged { deletedId edge { node { id } } }',
  installation: 'installationChanged { deletedId edge { node { id } } }',
  invitation: 'invitationChanged { deletedId edge { node { id } } }',
  license: 'licenseChanged { deletedId edge { node { id } } }',
  license_request: 'licenseRequestChanged { deletedId edge { node { id } } }',
  purchase_approval: 'purchaseApprovalChanged { deletedId edge { node { id } } }',
  service_agreement: 'serviceAgreementChanged { deletedId edge { node { id } } }',
  task: 'taskChanged { deletedId edge { node { id } } }',
} as const;
