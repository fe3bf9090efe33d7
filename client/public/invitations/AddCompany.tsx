import { graphql, useFragment } from 'react-relay';
import { isSameEmail } from '../../../domain/basics/email.ts';
import { sessionToken } from '../../app/relay/session.ts';
import { useAnswer } from '../../app/relay/useAnswer.ts';
import { useSignInAgain } from '../../app/shell/useSignInAgain.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Spinner } from '../../ui/Meters.tsx';
import styles from '../signIn/Login.module.css';
import { ConfirmCompany } from './ConfirmCompany.tsx';
import type { AddCompany_invitation$key } from '#relay/AddCompany_invitation.graphql';
import type { AddCompanyQuery } from '#relay/AddCompanyQuery.graphql';

interface AddCompanyProps {
  invitation: AddCompany_invitation$key;
  token: string;
}

const invitationFragment = graphql`
  fragment AddCompany_invitation on InvitationPreview {
    companyName
    email
    ...ConfirmCompany_invitation
  }
`;

const query = graphql`
  query AddCompanyQuery {
    viewer {
      user {
        email
      }
      impersonation {
        expiresAt
      }
    }
    memberships {
      ...ConfirmCompany_memberships
    }
  }
`;

/** Leads a person who has an account already through the sign-in to the acceptance of an invitation. */
export function AddCompany({ invitation: invitationKey, token }: AddCompanyProps) {
  const invitation = useFragment(invitationFragment, invitationKey);
  const { companyName, email } = invitation;
  const isSignedIn = sessionToken() !== null;
  const failureText = 'Kunne ikke hente din konto. Prøv igen om lidt.';
  const { answer, failure, retry } = useAnswer<AddCompanyQuery>(query, isSignedIn ? {} : undefined, { failureText });
  const [signOut, isLeaving] = useSignInAgain();
  const path = `/invitation?token=${encodeURIComponent(token)}`;
  const signIn = `/login?next=${encodeURIComponent(path)}`;
  if (!isSignedIn)
    return (
      <>
        <h1>{companyName} inviterer dig</h1>
        <p>Du har allerede en konto. Log ind for at tilføje {companyName}.</p>
        <p className={styles.note}>
          Kontoen har e-mailen <span className={styles.address}>{email}</span>.
        </p>
        <ButtonLink to={signIn} variant="primary" size="large" block>
          Log ind
        </ButtonLink>
      </>
    );
  if (failure) return <ErrorState title="Kunne ikke hente din konto" text={failure} onRetry={retry} />;
  if (!answer) return <Spinner />;
  const { viewer, memberships } = answer;
  if (viewer.user && isSameEmail(viewer.user.email, email) && !viewer.impersonation)
    return <ConfirmCompany invitation={invitation} memberships={memberships} token={token} />;
  return (
    <>
      <h1>{companyName} inviterer dig</h1>
      <Banner tone="blue">
        Invitationen er til <span className={styles.address}>{email}</span>, og du er logget ind som{' '}
        <span className={styles.address}>{viewer.user?.email ?? 'en anden'}</span>.
      </Banner>
      {viewer.impersonation ? (
        <ButtonLink to="/dashboard" block>
          Til overblikket
        </ButtonLink>
      ) : (
        <Button variant="primary" size="large" block isPending={isLeaving} onPress={() => signOut(path)}>
          Log ind som en anden
        </Button>
      )}
    </>
  );
}
