import { Suspense, useEffect, useState } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { useLoaderData, useSearchParams } from 'react-router';
import { ScreenBoundary } from '../shell/ScreenBoundary.tsx';
import { Banner } from '../ui/Banner.tsx';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { focusContent } from '../ui/focusContent.ts';
import { lazyModule } from '../ui/lazyModule.ts';
import { Spinner } from '../ui/Meters.tsx';
import { useDocumentTitle } from '../ui/Page.tsx';
import type { ForgotPasswordDialog } from './ForgotPasswordDialog.tsx';
import styles from './Login.module.css';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { SignInFrame } from './SignInFrame.tsx';
import type { ResetPasswordScreenQuery } from './__generated__/ResetPasswordScreenQuery.graphql.ts';

const forgotPassword = lazyModule(() => import('./ForgotPasswordDialog.tsx'));

export const resetPasswordQuery = graphql`
  query ResetPasswordScreenQuery($token: String!) @preloadable {
    passwordResetLinkWorks(token: $token)
  }
`;

/** The page behind the link in a password reset mail. The link is checked before the user types a password. */
export function ResetPasswordScreen() {
  useDocumentTitle('Nulstil adgangskode');
  const queryRef = useLoaderData<PreloadedQuery<ResetPasswordScreenQuery> | null>();
  useEffect(() => () => queryRef?.dispose(), [queryRef]);
  return (
    <SignInFrame>
      {!queryRef ? (
        <InvalidLink reason="Ugyldigt nulstillingslink. Manglende token." />
      ) : (
        <ScreenBoundary title="Kunne ikke kontrollere linket">
          <Suspense fallback={<Spinner />}>
            <CheckedLink queryRef={queryRef} />
          </Suspense>
        </ScreenBoundary>
      )}
    </SignInFrame>
  );
}

function CheckedLink({ queryRef }: { queryRef: PreloadedQuery<ResetPasswordScreenQuery> }) {
  const { passwordResetLinkWorks } = usePreloadedQuery<ResetPasswordScreenQuery>(resetPasswordQuery, queryRef);
  const [search] = useSearchParams();
  const [outcome, setOutcome] = useState<'done' | 'invalid'>();
  // The form that had the focus is gone, so the focus moves to the content.
  useEffect(() => {
    if (outcome) focusContent();
  }, [outcome]);
  if (outcome === 'done') return <Done />;
  if (outcome === 'invalid' || !passwordResetLinkWorks)
    return <InvalidLink reason="Dette nulstillingslink er ugyldigt eller udløbet." />;
  return (
    <NewPasswordForm
      token={search.get('token') ?? ''}
      onDone={() => setOutcome('done')}
      onInvalidLink={() => setOutcome('invalid')}
    />
  );
}

function InvalidLink({ reason }: { reason: string }) {
  const [Forgotten, setForgotten] = useState<typeof ForgotPasswordDialog>();
  return (
    <>
      <h1>Ugyldigt link</h1>
      <Banner tone="red" role="alert">
        {reason}
      </Banner>
      <p className={styles.soft}>
        Et link gælder i 1 time og kan bruges én gang. Har du fået flere mails, så brug linket i den nyeste, eller få et
        nyt.
      </p>
      <Button
        variant="primary"
        size="large"
        block
        onPress={() => forgotPassword.use((code) => setForgotten(() => code.ForgotPasswordDialog))}
      >
        Få et nyt link
      </Button>
      <ButtonLink to="/login" size="large" block>
        Gå til login
      </ButtonLink>
      {Forgotten && <Forgotten email="" onClose={() => setForgotten(undefined)} />}
    </>
  );
}

const Done = () => (
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
