import { REGISTRATION_PASSWORD_MIN } from '../../../domain/sales/validation/registration.ts';
import { Checkbox } from '../../ui/Choice.tsx';
import { Link } from '../../ui/Link.tsx';
import { PasswordField, TextField } from '../../ui/TextField.tsx';
import { StepFrame, type StepNavigation } from '../../ui/wizard/StepFrame.tsx';
import { RegistrationProvider } from './RegistrationProvider.tsx';
import type { RegistrationForms } from './useRegistrationDraft.ts';

interface UserStepProps extends StepNavigation {
  form: RegistrationForms['user'];
  /** An admin registers a company for a customer. */
  isOnBehalf: boolean;
  onNext: () => void;
}

export function UserStep({ form, isOnBehalf, onNext, ...stepProps }: UserStepProps) {
  const { field } = form;
  return (
    <StepFrame
      {...stepProps}
      title="Bruger"
      text={
        isOnBehalf
          ? 'Kundens første bruger. Flere kan inviteres bagefter.'
          : 'Den første, der kan logge ind. Kolleger kan inviteres bagefter.'
      }
      form={form}
      onSubmit={onNext}
      isPending={form.formState.isSubmitting}
    >
      {!isOnBehalf && <RegistrationProvider />}
      <TextField label="Navn" autoComplete={isOnBehalf ? 'off' : 'name'} {...field('name')} />
      <TextField label="E-mail" type="email" autoComplete={isOnBehalf ? 'off' : 'username'} {...field('email')} />
      <PasswordField
        label="Adgangskode"
        autoComplete="new-password"
        {...field('password')}
        hint={
          `Mindst ${REGISTRATION_PASSWORD_MIN} tegn. ` +
          `Den huskes ikke, hvis ${isOnBehalf ? 'du' : 'I'} lukker siden undervejs.`
        }
      />
      <Checkbox {...field('acceptTerms')}>
        {isOnBehalf ? 'Kunden har accepteret' : 'Jeg accepterer'}{' '}
        <Link to="/terms" newTab>
          forretningsbetingelserne
        </Link>
      </Checkbox>
    </StepFrame>
  );
}
