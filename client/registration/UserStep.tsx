import { REGISTRATION_PASSWORD_MIN } from '../../domain/validation/registration.ts';
import { Checkbox } from '../ui/Choice.tsx';
import { Link } from '../ui/Link.tsx';
import { PasswordField, TextField } from '../ui/TextField.tsx';
import { StepFrame, type StepWay } from '../ui/wizard/StepFrame.tsx';
import type { RegistrationForms } from './useRegistrationDraft.ts';

interface UserStepProps extends StepWay {
  form: RegistrationForms['user'];
  onNext: () => void;
}

export function UserStep({ form, onNext, ...way }: UserStepProps) {
  const { field } = form;
  return (
    <StepFrame {...way} title="Bruger" text="Den første, der kan logge ind. Kolleger kan inviteres bagefter." form={form} onSubmit={onNext}>
      <TextField label="Navn" autoComplete="name" {...field('name')} />
      <TextField label="E-mail" type="email" autoComplete="username" {...field('email')} />
      <PasswordField
        label="Adgangskode" autoComplete="new-password" {...field('password')}
        hint={`Mindst ${REGISTRATION_PASSWORD_MIN} tegn. Den huskes ikke, hvis I lukker siden undervejs.`}
      />
      <Checkbox {...field('acceptTerms')}>
        Jeg accepterer <Link to="/terms" newTab>forretningsbetingelserne</Link>
      </Checkbox>
    </StepFrame>
  );
}
