import { useEffect } from 'react';
import { graphql, useFragment } from 'react-relay';
import { isSameEmail } from '../../../domain/basics/email.ts';
import { PROFILE_PASSWORD_MIN } from '../../../domain/identity/passwordLengths.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { useSubmit } from '../../app/relay/useSubmit.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { LeaveGuard } from '../../ui/form/LeaveGuard.tsx';
import { useLazyForm } from '../../ui/form/useLazyForm.ts';
import { PasswordField, TextField } from '../../ui/TextField.tsx';
import { toast } from '../../ui/Toast.tsx';
import { PendingEmail } from './PendingEmail.tsx';
import styles from './Profile.module.css';
import type { ProfileValues } from './profileResolver.ts';
import type { ProfileForm_user$key } from '#relay/ProfileForm_user.graphql';
import type { ProfileFormMutation } from '#relay/ProfileFormMutation.graphql';

interface ProfileFormProps {
  user: ProfileForm_user$key;
  /** An impersonating admin cannot change how the user signs in. */
  isImpersonated: boolean;
}

const noPasswords = { currentPassword: '', newPassword: '', confirmation: '' };

const userFragment = graphql`
  fragment ProfileForm_user on User {
    name
    email
    ...PendingEmail_user
  }
`;

const mutation = graphql`
  mutation ProfileFormMutation($input: ProfileInput!) {
    updateProfile(input: $input) {
      name
      email
      pendingEmail {
        email
        expiresAt
        isExpired
      }
    }
  }
`;

export function ProfileForm({ user, isImpersonated }: ProfileFormProps) {
  const stored = useFragment(userFragment, user);
  const form = useLazyForm<ProfileValues>(
    async () => (await import('./profileResolver.ts')).profileResolver(stored.email),
    { name: stored.name, email: stored.email, ...noPasswords },
  );
  const { field } = form;
  // A new address is usually confirmed in another tab. A field that the user has not edited must then show it, because
  // saving the old address would request a change back to that address.
  useEffect(() => {
    if (form.getValues('email') === form.formState.defaultValues?.email)
      form.resetField('email', { defaultValue: stored.email });
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [stored.email]);
  const [update] = useAction<ProfileFormMutation>(mutation);
  const { submit, message } = useSubmit(
    form,
    async ({ confirmation: _, currentPassword, newPassword, ...person }: ProfileValues) => {
      const changesEmail = !isSameEmail(person.email, stored.email);
      const input = {
        ...person,
        ...((newPassword || changesEmail) && { currentPassword }),
        ...(newPassword && { newPassword }),
      };
      const {
        updateProfile: { name, email },
      } = await update({ input });
      form.reset({ name, email, ...noPasswords });
      toast.success(changesEmail ? `Vi har sendt et link til ${person.email}` : 'Bruger opdateret');
    },
    'Der opstod en fejl ved opdatering af profil',
  );

  return (
    <>
      <Card>
        <Form form={form} onSubmit={submit} message={message}>
          <PendingEmail user={stored} isImpersonated={isImpersonated} />
          {isImpersonated && (
            <Banner tone="blue">Du er logget ind som en anden, så e-mail og adgangskode kan ikke ændres her.</Banner>
          )}
          <TextField label="Navn" autoComplete="name" {...field('name')} />
          <TextField
            label="E-mail"
            type="email"
            autoComplete="username"
            readOnly={isImpersonated}
            hint="En ny e-mail skal bekræftes med et link, før du logger ind med den."
            {...field('email')}
          />
          <PasswordField
            label="Nuværende adgangskode"
            autoComplete="current-password"
            readOnly={isImpersonated}
            hint="Kun nødvendig, når du skifter e-mail eller adgangskode."
            {...field('currentPassword')}
          />
          <fieldset className={styles.group}>
            <legend>Skift adgangskode</legend>
            <p className={styles.lead}>
              Lad felterne stå tomme for at beholde den, du har. Skifter du, bliver du logget ud på andre enheder.
            </p>
            <PasswordField
              label="Ny adgangskode"
              autoComplete="new-password"
              readOnly={isImpersonated}
              hint={`Mindst ${PROFILE_PASSWORD_MIN} tegn.`}
              {...field('newPassword')}
            />
            <PasswordField
              label="Gentag ny adgangskode"
              autoComplete="new-password"
              readOnly={isImpersonated}
              {...field('confirmation')}
            />
          </fieldset>
          <div className={styles.actions}>
            <Button type="submit" variant="primary" isPending={form.formState.isSubmitting}>
              Gem
            </Button>
          </div>
        </Form>
      </Card>
      <LeaveGuard isDirty={form.formState.isDirty} />
    </>
  );
}
