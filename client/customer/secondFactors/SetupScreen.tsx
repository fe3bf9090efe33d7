import { FingerprintPattern, Smartphone } from 'lucide-react';
import { Suspense, useState } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { useLoaderData, useNavigate, useSearchParams } from 'react-router';
import { chooseOtherCompany } from '../../app/relay/company.ts';
import { leaveToLogin, localPath } from '../../app/relay/session.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { SignInFrame } from '../../public/signIn/SignInFrame.tsx';
import { Button } from '../../ui/Button.tsx';
import { Spinner } from '../../ui/Meters.tsx';
import { useDocumentTitle } from '../../ui/Page.tsx';
import styles from './Security.module.css';
import { AddAppDialog, AddPasskeyDialog, RecoveryCodesDialog } from './securityDialogs.ts';
import type { SetupScreenLogoutMutation } from '#relay/SetupScreenLogoutMutation.graphql';
import type { SetupScreenQuery } from '#relay/SetupScreenQuery.graphql';

export const setupQuery = graphql`
  query SetupScreenQuery @preloadable {
    security {
      isRequired
      recoveryCodes {
        total
      }
    }
    memberships {
      companyId
    }
  }
`;

/** The first screen of a user who must set up two-step verification. Leads on once that is done. */
export function SetupScreen() {
  useDocumentTitle('Sæt totrinsbekræftelse op');
  const queryRef = useLoaderData<PreloadedQuery<SetupScreenQuery>>();
  return (
    <SignInFrame>
      <Suspense fallback={<Spinner />}>
        <Setup queryRef={queryRef} />
      </Suspense>
    </SignInFrame>
  );
}

const mutation = graphql`
  mutation SetupScreenLogoutMutation {
    logout {
      message
    }
  }
`;

function Setup({ queryRef }: { queryRef: PreloadedQuery<SetupScreenQuery> }) {
  const { security, memberships } = usePreloadedQuery<SetupScreenQuery>(setupQuery, queryRef);
  const [dialog, setDialog] = useState<'app' | 'passkey'>();
  const [codes, setCodes] = useState<readonly string[]>();
  const [searchParams] = useSearchParams();
  const navigate = useNavigate();
  const [logout] = useAction<SetupScreenLogoutMutation>(mutation);
  const leave = () => void navigate(localPath(searchParams.get('next')), { replace: true });
  const signOut = () => void logout({}).finally(() => leaveToLogin());
  const close = () => setDialog(undefined);
  const finish = (newCodes: readonly string[] | null | undefined) => {
    if (newCodes) setCodes(newCodes);
    else leave();
  };
  // The recovery codes of this setup are shown first. After a reload they are gone, and the user goes on without them.
  if (security?.recoveryCodes && !codes)
    return (
      <>
        <h1>Totrinsbekræftelse er slået til</h1>
        <Button variant="primary" size="large" block onPress={leave}>
          Fortsæt
        </Button>
      </>
    );
  return (
    <>
      <h1>Sæt totrinsbekræftelse op</h1>
      <p>
        Det er påkrævet for din konto. Ud over adgangskoden beder vi fremover om et bevis til, som kun du har. Det tager
        et par minutter.
      </p>
      <div className={styles.stack}>
        <Button size="large" block onPress={() => setDialog('app')}>
          <Smartphone aria-hidden /> Brug en godkendelsesapp
        </Button>
        <Button size="large" block onPress={() => setDialog('passkey')}>
          <FingerprintPattern aria-hidden /> Brug en adgangsnøgle
        </Button>
        {memberships.length > 1 && (
          <Button variant="quiet" block onPress={chooseOtherCompany}>
            Vælg en anden virksomhed
          </Button>
        )}
        <Button variant="quiet" block onPress={signOut}>
          Log ud
        </Button>
      </div>
      {dialog === 'app' && <AddAppDialog onAdded={finish} onClose={close} />}
      {dialog === 'passkey' && <AddPasskeyDialog onAdded={finish} onClose={close} />}
      {codes && <RecoveryCodesDialog codes={codes} onClose={leave} />}
    </>
  );
}
