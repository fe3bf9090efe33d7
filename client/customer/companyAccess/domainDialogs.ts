import { lazyDialog } from '../../ui/lazyDialog.tsx';

/** The dialogs of a company's mail domains and its sign-in, which a user may never open. */
export const AddDomainDialog = lazyDialog(async () => (await import('./AddDomainDialog.tsx')).AddDomainDialog);
export const CompanySignInDialog = lazyDialog(
  async () => (await import('./CompanySignInDialog.tsx')).CompanySignInDialog,
);
export const DomainRecordDialog = lazyDialog(async () => (await import('./DomainRecordDialog.tsx')).DomainRecordDialog);
export const RemoveCompanySignInDialog = lazyDialog(
  async () => (await import('./RemoveCompanySignInDialog.tsx')).RemoveCompanySignInDialog,
);
export const RemoveDomainDialog = lazyDialog(async () => (await import('./RemoveDomainDialog.tsx')).RemoveDomainDialog);
