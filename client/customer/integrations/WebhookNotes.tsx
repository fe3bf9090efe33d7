import { use, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatDateTime } from '../../../domain/basics/dates.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { IsImpersonatedContext } from '../../app/shell/impersonation/ImpersonationLimit.tsx';
import { ActionDialog } from '../../parts/edits/ActionDialog.tsx';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import type { WebhookNotes_integration$key } from '#relay/WebhookNotes_integration.graphql';
import type { WebhookNotesEndMutation } from '#relay/WebhookNotesEndMutation.graphql';
import type { WebhookNotesFormatMutation } from '#relay/WebhookNotesFormatMutation.graphql';

interface WebhookNotesProps {
  integration: WebhookNotes_integration$key;
  installationId: string;
}

const integrationFragment = graphql`
  fragment WebhookNotes_integration on IntegrationInstance {
    version
    webhookFormat
    previousSecretEndsAt
  }
`;

/** Notes about an overlap of two signing keys, and about a format from before Standard Webhooks. */
export function WebhookNotes({ integration, installationId }: WebhookNotesProps) {
  const { version, webhookFormat, previousSecretEndsAt } = useFragment(integrationFragment, integration);
  const isImpersonated = use(IsImpersonatedContext);
  return (
    <>
      {previousSecretEndsAt && (
        <Banner tone="blue" action={!isImpersonated && <EndPreviousKey installationId={installationId} />}>
          Den tidligere signeringsnøgle gælder ved siden af den nye til {formatDateTime(previousSecretEndsAt)}. Skift
          den i jeres system inden da.
        </Banner>
      )}
      {version > 0 && webhookFormat === 'LEGACY' && (
        <Banner tone="blue" action={<ChooseStandard installationId={installationId} />}>
          Beskederne sendes i det tidligere format. Standard Webhooks kan kontrolleres med færdige biblioteker til de
          fleste sprog.
        </Banner>
      )}
    </>
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
        <ActionDialog
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
        </ActionDialog>
      )}
    </>
  );
}

const webhookNotesFormatMutation = graphql`
  mutation WebhookNotesFormatMutation($installationId: ID!, $format: WebhookFormat!) {
    chooseWebhookFormat(installationId: $installationId, format: $format) {
      integration {
        ...IntegrationCard_integration
      }
    }
  }
`;

function ChooseStandard({ installationId }: { installationId: string }) {
  const [isOpen, setOpen] = useState(false);
  const [choose] = useAction<WebhookNotesFormatMutation>(webhookNotesFormatMutation);
  return (
    <>
      <Button size="small" onPress={() => setOpen(true)}>
        Skift til Standard Webhooks
      </Button>
      {isOpen && (
        <ActionDialog
          title="Vil I skifte til Standard Webhooks?"
          confirmLabel="Skift format"
          action={() => choose({ installationId, format: 'STANDARD' })}
          done="Beskeder sendes nu som Standard Webhooks"
          failure="Kunne ikke skifte format"
          onClose={() => setOpen(false)}
        >
          Nye beskeder får andre navne og en anden signatur, så jeres system skal kunne læse begge formater, før I
          skifter. Er jeres nøgle fra før Standard Webhooks, så lav først en ny.
        </ActionDialog>
      )}
    </>
  );
}
