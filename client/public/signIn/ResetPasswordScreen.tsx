import { Suspense, use, useEffect, useState } from 'react';
import { useLoaderData, useSearchParams } from 'react-router';
import type { PendingAnswer } from '../../app/relay/runOperation.ts';
import { ScreenBoundary } from '../../app/shell/ScreenBoundary.tsx';
import { Banner } from '../../ui/Banner.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { focusContent } from '../../ui/focusContent.ts';
import { lazyModule } from '../../ui/lazyModule.ts';
import { Spinner } from '../../ui/Meters.tsx';
import { useDocumentTitle } from '../../ui/Page.tsx';
import type { ForgotPasswordDialog } from './ForgotPasswordDialog.tsx';
import styles from './Login.module.css';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { SignInFrame } from './SignInFrame.tsx';
import type { loadResetLinkQuery } from '#relay/loadResetLinkQuery.graphql';

const forgotPasswordModule = lazyModule(() => import('./ForgotPasswordDialog.tsx'));

/**
 * The page behind the link in a password reset mail. An invalid link is reported before the user types a password, and
 * the user can request another one.
 */
export function ResetPasswordScreen() {
  useDocumentTitle('Nulstil adgangskode');
  const pending = useLoaderData<PendingAnswer<loadResetLinkQuery> | null>();
  return (
    <SignInFrame>
      {!pending ? (
        <InvalidLink reason="Ugyldigt nulstillingslink. Manglende token." />
      ) : (
        <ScreenBoundary title="Kunne ikke kontrollere linket">
          <Suspense fallback={<Spinner />}>
            <CheckedLink {...pending} />
          </Suspense>
        </ScreenBoundary>
      )}
    </SignInFrame>
  );
}

function CheckedLink({ answer }: PendingAnswer<loadResetLinkQuery>) {
  const { passwordResetLinkWorks } = use(answer);
  const [searchParams] = useSearchParams();
  const [outcome, setOutcome] = useState<'reset' | 'invalid'>();
  // The form that had the focus disappears, so the focus moves to the content.
  useEffect(() => {
    if (outcome) focusContent();
  }, [outcome]);
  if (outcome === 'reset') return <PasswordReset />;
  if (outcome === 'invalid' || !passwordResetLinkWorks)
    return <InvalidLink reason="Dette nulstillingslink er ugyldigt eller udløbet." />;
  return (
    <NewPasswordForm
      token={searchParams.get('token') ?? ''}
      onReset={() => setOutcome('reset')}
      onInvalidLink={() => setOutcome('invalid')}
    />
  );
}

function InvalidLink({ reason }: { reason: string }) {
  const [ForgotPassword, setForgotPassword] = useState<typeof ForgotPasswordDialog>();
  return (
    <>
      <h1>Ugyldigt link</h1>
      <Banner tone="red" role="alert">
        {reason}
      </Banner>
      <p className={styles.note}>
        Et link gælder i 1 time og kan bruges én gang. Har du fået flere mails, så brug linket i den nyeste, eller få et
        nyt.
      </p>
      <Button
        variant="primary"
        size="large"
        block
        onPress={() => forgotPasswordModule.use((module) => setForgotPassword(() => module.ForgotPasswordDialog))}
      >
        Få et nyt link
      </Button>
      <ButtonLink to="/login" size="large" block>
        Gå til login
      </ButtonLink>
      {ForgotPassword && <ForgotPassword email="" onClose={() => setForgotPassword(undefined)} />}
    </>
  );
}

const PasswordReset = () => (
  <>
    <h1>Adgangskoden er nulstillet</h1>
    <Banner tone="green" role="status">
      Din adgangskode er nulstillet. Du kan nu logge ind.
    </Banner>
    <ButtonLink to="/login" variant="primary" size="large" block>
      Gå til login
    </ButtonLink>
  </>
);
