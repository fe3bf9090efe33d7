/** The steps after the first one, which are loaded together while the user fills in the first. */
export { DepartmentStep } from './DepartmentStep.tsx';
export { ReviewStep } from './ReviewStep.tsx';
export { UserStep } from './UserStep.tsx';
export { ZendeskStep } from './ZendeskStep.tsx';
