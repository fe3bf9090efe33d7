import { use, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatDateTime } from '../../../domain/basics/dates.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { IsImpersonatedContext } from '../../app/shell/impersonation/ImpersonationLimit.tsx';
import { LazyActionDialog } from '../../parts/edits/LazyActionDialog.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import type { WebhookNotes_integration$key } from '#relay/WebhookNotes_integration.graphql';
import type { WebhookNotesEndMutation } from '#relay/WebhookNotesEndMutation.graphql';

interface WebhookNotesProps {
  integration: WebhookNotes_integration$key;
  installationId: string;
}

const integrationFragment = graphql`
  fragment WebhookNotes_integration on IntegrationInstance {
    previousSecretEndsAt
  }
`;

/** Says that the replaced signing key is valid beside the new one, and ends it. */
export function WebhookNotes({ integration, installationId }: WebhookNotesProps) {
  const { previousSecretEndsAt } = useFragment(integrationFragment, integration);
  const isImpersonated = use(IsImpersonatedContext);
  if (!previousSecretEndsAt) return null;
  return (
    <Banner tone="blue" action={!isImpersonated && <EndPreviousKey installationId={installationId} />}>
      Den tidligere signeringsnøgle gælder ved siden af den nye til {formatDateTime(previousSecretEndsAt)}. Skift den i
      jeres system inden da.
    </Banner>
  );
}

const mutation = graphql`
  mutation WebhookNotesEndMutation($installationId: ID!) {
    endPreviousWebhookSecret(installationId: $installationId) {
      integration {
        ...IntegrationCard_integration
      }
    }
  }
`;

function EndPreviousKey({ installationId }: { installationId: string }) {
  const [isOpen, setOpen] = useState(false);
  const [end] = useAction<WebhookNotesEndMutation>(mutation);
  return (
    <>
      <Button size="small" onPress={() => setOpen(true)}>
        Afslut den tidligere nøgle
      </Button>
      {isOpen && (
        <LazyActionDialog
          title="Skal den tidligere nøgle afsluttes nu?"
          danger
          confirmLabel="Afslut nøglen"
          action={() => end({ installationId })}
          done="Den tidligere nøgle gælder ikke længere"
          failure="Kunne ikke afslutte nøglen"
          onClose={() => setOpen(false)}
        >
          Alle beskeder signeres derefter kun med den nye nøgle. Jeres system skal kende den nye, ellers kan det ikke
          kontrollere dem.
        </LazyActionDialog>
      )}
    </>
  );
}
