/** The steps after the first one, and what they send. They are loaded together while the user fills in the first. */
export { DepartmentStep } from './DepartmentStep.tsx';
export { register } from './register.ts';
export { ReviewStep } from './ReviewStep.tsx';
export { UserStep } from './UserStep.tsx';
export { ZendeskStep } from './ZendeskStep.tsx';
