import { lazy, Suspense, use, useEffect, useState } from 'react';
import { graphql } from 'react-relay';
import { useLoaderData, useSearchParams } from 'react-router';
import { runOperation, type PendingAnswer } from '../../app/relay/runOperation.ts';
import { sessionToken } from '../../app/relay/session.ts';
import { useAttempt } from '../../app/relay/useAttempt.ts';
import { ScreenBoundary } from '../../app/shell/ScreenBoundary.tsx';
import { Banner } from '../../ui/Banner.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { focusContent } from '../../ui/focusContent.ts';
import { Spinner } from '../../ui/Meters.tsx';
import { useDocumentTitle } from '../../ui/Page.tsx';
import styles from './Login.module.css';
import { SignInFrame } from './SignInFrame.tsx';
import type { ConfirmEmailScreenMutation } from '#relay/ConfirmEmailScreenMutation.graphql';
import type { loadEmailConfirmationQuery } from '#relay/loadEmailConfirmationQuery.graphql';

const AddToAccountPage = lazy(async () => ({ default: (await import('./AddToAccountPage.tsx')).AddToAccountPage }));

const mutation = graphql`
  mutation ConfirmEmailScreenMutation($input: ConfirmEmailInput!) {
    confirmEmail(input: $input) {
      message
    }
  }
`;

/**
 * The page behind the link in a confirmation mail. The address is confirmed by a button and not by opening the page,
 * because mail scanners open links too.
 */
export function ConfirmEmailScreen() {
  useDocumentTitle('Bekræft din e-mail');
  const { answer } = useLoaderData<PendingAnswer<loadEmailConfirmationQuery>>();
  return (
    <SignInFrame>
      <ScreenBoundary title="Kunne ikke hente linket">
        <Suspense fallback={<Spinner />}>
          <EmailConfirmation answer={answer} />
        </Suspense>
      </ScreenBoundary>
    </SignInFrame>
  );
}

function EmailConfirmation({ answer }: PendingAnswer<loadEmailConfirmationQuery>) {
  const { emailConfirmation } = use(answer);
  const [searchParams] = useSearchParams();
  const token = searchParams.get('token') ?? '';
  const [isConfirmed, setConfirmed] = useState(false);
  // The button that had the focus disappears, so the focus moves to the content.
  useEffect(() => {
    if (isConfirmed) focusContent();
  }, [isConfirmed]);
  const [isConfirming, setConfirming] = useState(false);
  const { attempt, message } = useAttempt(async () => {
    setConfirming(true);
    try {
      await runOperation<ConfirmEmailScreenMutation>(mutation, { input: { token } });
      setConfirmed(true);
    } finally {
      setConfirming(false);
    }
  }, 'Der opstod en fejl. Prøv igen om lidt.');
  if (!emailConfirmation) return <InvalidLink />;
  const { email, name, companyId, companyName, hasAccount, isChange } = emailConfirmation;
  if (hasAccount && companyId && companyName)
    return <AddToAccountPage token={token} email={email} companyId={companyId} companyName={companyName} />;
  if (isConfirmed) return <EmailConfirmed email={email} />;
  return (
    <>
      <h1>Er det din e-mail?</h1>
      {message && (
        <Banner tone="red" role="alert">
          {message}
        </Banner>
      )}
      <p className={styles.note}>
        {isChange ? 'Du logger fremover ind med ' : 'Du bekræfter '}
        <strong className={styles.address}>{email}</strong> for kontoen <strong>{name}</strong>
        {companyName && (
          <>
            {' '}
            hos <strong>{companyName}</strong>
          </>
        )}
        .
      </p>
      <p className={styles.note}>Kender du ikke kontoen, så luk siden uden at bekræfte.</p>
      <Button variant="primary" size="large" block isPending={isConfirming} onPress={() => void attempt()}>
        Ja, bekræft min e-mail
      </Button>
    </>
  );
}

const EmailConfirmed = ({ email }: { email: string }) => (
  <>
    <h1>Din e-mail er bekræftet</h1>
    <Banner tone="green" role="status">
      <span className={styles.address}>Du logger ind med {email}.</span>
    </Banner>
    <ContinueButton />
  </>
);

const InvalidLink = () => (
  <>
    <h1>Linket gælder ikke længere</h1>
    <p className={styles.note}>
      Det er udløbet, erstattet af et nyere eller allerede brugt. Har du bekræftet din e-mail, skal du ikke gøre mere.
    </p>
    <p className={styles.note}>
      Ellers kan du logge ind og få sendt et nyt link fra linjen øverst på siden eller fra Loginoplysninger.
    </p>
    <ContinueButton />
  </>
);

/**
 * Leads a signed-in user to the overview and anybody else to the sign-in. The overview is loaded with a full page load,
 * so that no data from before the confirmation is shown.
 */
const ContinueButton = () =>
  sessionToken() ? (
    <Button variant="primary" size="large" block onPress={() => window.location.assign('/dashboard')}>
      Gå til overblikket
    </Button>
  ) : (
    <ButtonLink to="/login" variant="primary" size="large" block>
      Gå til login
    </ButtonLink>
  );
