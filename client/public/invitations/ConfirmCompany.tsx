import { graphql, useFragment } from 'react-relay';
import { switchCompany } from '../../app/relay/company.ts';
import { loadPageWithMessage } from '../../app/relay/session.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { useAttempt } from '../../app/relay/useAttempt.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { addedCompany } from './addedCompany.ts';
import type { ConfirmCompany_invitation$key } from '#relay/ConfirmCompany_invitation.graphql';
import type { ConfirmCompany_memberships$key } from '#relay/ConfirmCompany_memberships.graphql';
import type { ConfirmCompanyMutation } from '#relay/ConfirmCompanyMutation.graphql';

interface ConfirmCompanyProps {
  invitation: ConfirmCompany_invitation$key;
  /** Those that the person has before. */
  memberships: ConfirmCompany_memberships$key;
  token: string;
}

const invitationFragment = graphql`
  fragment ConfirmCompany_invitation on InvitationPreview {
    companyName
  }
`;

const membershipsFragment = graphql`
  fragment ConfirmCompany_memberships on Membership @relay(plural: true) {
    companyId
  }
`;

const mutation = graphql`
  mutation ConfirmCompanyMutation($token: String!) {
    acceptInvitationAsPerson(token: $token) {
      companyId
      companyName
    }
  }
`;

/** Asks the invited person, who is signed in, whether to add the company, and opens its overview. */
export function ConfirmCompany({ invitation, memberships, token }: ConfirmCompanyProps) {
  const { companyName } = useFragment(invitationFragment, invitation);
  const before = useFragment(membershipsFragment, memberships);
  const [accept, isRunning] = useAction<ConfirmCompanyMutation>(mutation);
  const { attempt, message } = useAttempt(async () => {
    const { acceptInvitationAsPerson: after } = await accept({ token });
    const added = addedCompany(before, after);
    if (added) switchCompany(added.companyId, added.companyName);
    else loadPageWithMessage('/dashboard', { text: `${companyName} er tilføjet` });
  }, 'Der opstod en fejl. Prøv igen om lidt.');
  return (
    <>
      <h1>{companyName} inviterer dig</h1>
      <p>
        Du bruger samme e-mail og adgangskode som nu, og {companyName} kan ikke ændre dem. Du skifter mellem dine
        virksomheder øverst på siden.
      </p>
      {message && (
        <Banner tone="red" role="alert">
          {message}
        </Banner>
      )}
      <Button variant="primary" size="large" block isPending={isRunning} onPress={() => void attempt()}>
        Tilføj virksomheden
      </Button>
      <ButtonLink to="/dashboard" block>
        Ikke nu
      </ButtonLink>
    </>
  );
}
