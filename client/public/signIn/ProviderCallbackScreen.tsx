import { useEffect } from 'react';
import { useLoaderData, useNavigate } from 'react-router';
import { pathAfterSignIn } from '../../app/relay/companyLinks.ts';
import { storeFlashMessage } from '../../app/relay/flashMessage.ts';
import { storeToken, userIdOf } from '../../app/relay/session.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { claimDraft } from '../../ui/form/drafts.ts';
import { Spinner } from '../../ui/Meters.tsx';
import { useDocumentTitle } from '../../ui/Page.tsx';
import { JoinCompany } from '../companyAccess/JoinCompany.tsx';
import { RequestAccess } from '../companyAccess/RequestAccess.tsx';
import { keepIdentity } from '../registration/registrationIdentity.ts';
import type { ProviderResult, UnknownAccount } from './completeAtProvider.ts';
import styles from './Login.module.css';
import { PasswordOnce } from './PasswordOnce.tsx';
import { announceProof, type ProviderRequest } from './providerRequests.ts';
import { SecondStep } from './SecondStep.tsx';
import { SignInFrame } from './SignInFrame.tsx';

export { completeAtProvider } from './completeAtProvider.ts';

/** The page to which a provider leads the browser back. The loader has sent the provider's answer to the server. */
export function ProviderCallbackScreen() {
  useDocumentTitle('Log ind');
  const result = useLoaderData<ProviderResult>();
  return (
    <SignInFrame>
      <Result result={result} />
    </SignInFrame>
  );
}

function Result({ result }: { result: ProviderResult }) {
  const navigate = useNavigate();
  const finish = (token: string) => {
    storeToken(token);
    claimDraft(userIdOf(token));
    void navigate(pathAfterSignIn(result.request?.next ?? null), { replace: true });
  };
  const begin = (reason?: string) => {
    if (reason) storeFlashMessage({ text: reason });
    void navigate('/login', { replace: true });
  };
  switch (result.kind) {
    case 'SIGNED_IN':
      return <Continue run={() => finish(result.token)} />;
    case 'CONNECTED':
      return <Connected name={result.request!.provider.name} />;
    case 'CONFIRMED':
      return <Confirmed />;
    case 'SECOND_STEP':
      return <SecondStep secondFactor={result.secondFactor} onSignedIn={finish} onRestart={begin} />;
    case 'PASSWORD_NEEDED':
      return (
        <PasswordOnce
          providerName={result.request!.provider.name}
          account={result.account}
          onSignedIn={finish}
          onCancel={begin}
        />
      );
    case 'NO_ACCOUNT':
      return <NoAccount account={result.account} request={result.request!} />;
    case 'JOIN_OFFERED':
      return <JoinCompany account={result.account} onSignedIn={finish} />;
    case 'REQUEST_OFFERED': {
      const { ticket, email, name, companyName } = result.account;
      return <RequestAccess ticket={ticket} email={email} name={name ?? ''} companyName={companyName ?? ''} />;
    }
    case 'FAILED':
      return <Failed message={result.message} request={result.request} />;
  }
}

/** Runs once the page is shown, with a spinner until the next page is. */
function Continue({ run }: { run: () => void }) {
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useEffect(run, []);
  return <Spinner />;
}

function Connected({ name }: { name: string }) {
  const navigate = useNavigate();
  return (
    <Continue
      run={() => {
        storeFlashMessage({ text: `${name} er forbundet med din konto` });
        void navigate('/profile/sikkerhed', { replace: true });
      }}
    />
  );
}

/** The content of the window that the dialog for a proof has opened. */
function Confirmed() {
  useEffect(() => {
    announceProof();
    window.close();
  }, []);
  return (
    <>
      <h1>Bekræftet</h1>
      <p>Du kan lukke vinduet og gå videre, hvor du slap.</p>
    </>
  );
}

function NoAccount({ account, request: { provider, next } }: { account: UnknownAccount; request: ProviderRequest }) {
  const navigate = useNavigate();
  const register = () => {
    keepIdentity({ ...account, providerName: provider.name });
    void navigate('/register', { replace: true });
  };
  if (next === '/register') return <Continue run={register} />;
  return (
    <>
      <h1>Ingen konto endnu</h1>
      <p>
        {account.email ? (
          <>
            Der er ingen konto med <span className={styles.address}>{account.email}</span>.
          </>
        ) : (
          `Der er ingen konto, som er forbundet med din konto hos ${provider.name}.`
        )}{' '}
        Opret en for jeres virksomhed, eller log ind med den adgangskode, du plejer, og forbind {provider.name} under
        Sikkerhed.
      </p>
      <Button variant="primary" size="large" block onPress={register}>
        Opret konto
      </Button>
      <ButtonLink to="/login" block>
        Log ind på en anden måde
      </ButtonLink>
    </>
  );
}

function Failed({ message, request }: { message: string; request: ProviderRequest | undefined }) {
  const isProof = request?.purpose === 'CONFIRM_IDENTITY';
  const isConnecting = request?.purpose === 'CONNECT';
  return (
    <>
      <h1>Det lykkedes ikke</h1>
      <Banner tone="red" role="alert">
        {message}
      </Banner>
      {isProof ? (
        <Button block onPress={() => window.close()}>
          Luk vinduet
        </Button>
      ) : (
        <ButtonLink to={isConnecting ? '/profile/sikkerhed' : '/login'} block>
          {isConnecting ? 'Tilbage til sikkerhed' : 'Til log ind'}
        </ButtonLink>
      )}
    </>
  );
}
