/** One module, so that a new token is never issued without the code that shows its secret. */
export { OneTimeSecret } from '../../ui/OneTimeSecret.tsx';
export { IssueApiTokenDialog } from './IssueApiTokenDialog.tsx';
export { RevokeApiTokenDialog } from './RevokeApiTokenDialog.tsx';
export { RotateApiTokenDialog } from './RotateApiTokenDialog.tsx';
