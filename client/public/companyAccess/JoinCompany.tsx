import { graphql } from 'react-relay';
import { useAction } from '../../app/relay/useAction.ts';
import { useAttempt } from '../../app/relay/useAttempt.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import type { UnknownAccount } from '../signIn/completeAtProvider.ts';
import styles from '../signIn/Login.module.css';
import type { JoinCompanyMutation } from '#relay/JoinCompanyMutation.graphql';

interface JoinCompanyProps {
  account: UnknownAccount;
  onSignedIn: (token: string) => void;
}

const mutation = graphql`
  mutation JoinCompanyMutation($ticket: String!) {
    joinCompany(ticket: $ticket) {
      token
    }
  }
`;

/** Lets a person of a company's organisation become a user of the company. */
export function JoinCompany({ account: { ticket, companyName, email }, onSignedIn }: JoinCompanyProps) {
  const [join, isRunning] = useAction<JoinCompanyMutation>(mutation);
  const { attempt, message } = useAttempt(async () => {
    onSignedIn((await join({ ticket })).joinCompany.token);
  }, 'Der opstod en fejl. Prøv igen om lidt.');
  return (
    <>
      <h1>Bliv bruger hos {companyName}</h1>
      <p>
        {companyName} lukker kolleger ind. Du får en konto med <span className={styles.address}>{email}</span>.
      </p>
      {message && (
        <Banner tone="red" role="alert">
          {message}
        </Banner>
      )}
      <Button variant="primary" size="large" block isPending={isRunning} onPress={() => void attempt()}>
        Opret konto og log ind
      </Button>
      <ButtonLink to="/login" block>
        Annuller
      </ButtonLink>
    </>
  );
}
