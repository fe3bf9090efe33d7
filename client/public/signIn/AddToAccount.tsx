import { useState } from 'react';
import { graphql } from 'react-relay';
import { inCompany } from '../../../domain/basics/actingCompany.ts';
import { isSameEmail } from '../../../domain/basics/email.ts';
import { switchCompany } from '../../app/relay/company.ts';
import { leaveToLogin, sessionToken } from '../../app/relay/session.ts';
import { removeTabCompany } from '../../app/relay/tabCompany.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { useAnswer } from '../../app/relay/useAnswer.ts';
import { useAttempt } from '../../app/relay/useAttempt.ts';
import { useSignInAgain } from '../../app/shell/useSignInAgain.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Spinner } from '../../ui/Meters.tsx';
import styles from './Login.module.css';
import type { AddToAccountMutation } from '#relay/AddToAccountMutation.graphql';
import type { AddToAccountQuery, AddToAccountQuery$data } from '#relay/AddToAccountQuery.graphql';

export interface AddToAccountProps {
  token: string;
  email: string;
  companyId: string;
  companyName: string;
}

const query = graphql`
  query AddToAccountQuery {
    viewer {
      user {
        email
        emailConfirmedAt
      }
      impersonation {
        expiresAt
      }
    }
  }
`;

const mutation = graphql`
  mutation AddToAccountMutation($input: ConfirmEmailInput!) {
    confirmEmail(input: $input) {
      message
    }
  }
`;

/**
 * Asks the owner of an address whether to add a company to their account, which has created a user with the address.
 * Opens the company when the owner is signed in, and otherwise leads to the sign-in.
 */
export function AddToAccount({ token, email, companyId, companyName }: AddToAccountProps) {
  const [isSignedIn] = useState(() => sessionToken() !== null);
  const { answer, failure } = useAnswer<AddToAccountQuery>(query, isSignedIn ? {} : undefined);
  const [isAdded, setAdded] = useState(false);
  const [add, isAdding] = useAction<AddToAccountMutation>(mutation);
  const [signOut, isLeaving] = useSignInAgain();
  const howToSignIn = `Log ind med din sædvanlige adgangskode for at bruge ${companyName}.`;
  const overview = inCompany('/dashboard', companyId);
  const signIn = () => {
    // The owner may be no member of the company in which this tab has acted.
    removeTabCompany();
    leaveToLogin(overview, { text: howToSignIn });
  };
  const { attempt, message } = useAttempt(async () => {
    await add({ input: { token } });
    const user = answer && userWithAddress(answer, email);
    if (user?.emailConfirmedAt) switchCompany(companyId, companyName);
    // The session of the new user has ended with its password. That of somebody else goes on.
    else if (user || !isSignedIn) signIn();
    else setAdded(true);
  }, 'Der opstod en fejl. Prøv igen om lidt.');
  if (isSignedIn && !answer && !failure) return <Spinner />;
  if (isAdded)
    return (
      <>
        <h1>{companyName} er føjet til kontoen</h1>
        <p>{howToSignIn}</p>
        <Button
          variant="primary"
          size="large"
          block
          isPending={isLeaving}
          onPress={() => signOut(overview, { text: howToSignIn })}
        >
          Log ind som en anden
        </Button>
      </>
    );
  return (
    <>
      <h1>Tilføj {companyName}</h1>
      {message && (
        <Banner tone="red" role="alert">
          {message}
        </Banner>
      )}
      <p>
        Du har allerede en konto med <span className={styles.address}>{email}</span>. {companyName} bliver føjet til
        den.
      </p>
      <p className={styles.note}>Kender du ikke virksomheden, så luk siden uden at tilføje den.</p>
      <Button variant="primary" size="large" block isPending={isAdding} onPress={() => void attempt()}>
        Tilføj virksomheden
      </Button>
    </>
  );
}

/** The signed-in user, if it has the address: the owner, or the new user, who has not confirmed it. */
const userWithAddress = ({ viewer: { user, impersonation } }: AddToAccountQuery$data, email: string) =>
  user && !impersonation && isSameEmail(user.email, email) ? user : undefined;
