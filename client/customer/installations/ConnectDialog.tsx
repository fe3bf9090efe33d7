import { use } from 'react';
import { flushSync } from 'react-dom';
import { graphql, useFragment } from 'react-relay';
import { z } from 'zod';
import { SUBDOMAIN_SUFFIX } from '../../../domain/companies/subdomain.ts';
import { zendeskClientForm } from '../../../domain/companies/validation/zendeskClient.ts';
import { leaveForSite } from '../../app/relay/leaveForSite.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { useSubmit } from '../../app/relay/useSubmit.ts';
import { ImpersonationLimit, IsImpersonatedContext } from '../../app/shell/impersonation/ImpersonationLimit.tsx';
import { FormChoiceField } from '../../ui/form/FormChoiceField.tsx';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { useAppForm } from '../../ui/form/useAppForm.ts';
import { PasswordField, TextField } from '../../ui/TextField.tsx';
import { toast } from '../../ui/Toast.tsx';
import { ClientSteps } from './ClientSteps.tsx';
import { rememberConnecting } from './connectedToast.ts';
import { ConnectionTest } from './ConnectionTest.tsx';
import type { ConnectDialog_installation$key } from '#relay/ConnectDialog_installation.graphql';
import type { ConnectDialogClientMutation } from '#relay/ConnectDialogClientMutation.graphql';
import type { ConnectDialogStartMutation } from '#relay/ConnectDialogStartMutation.graphql';

const ways = [
  { id: 'CONSENT', title: 'Jeg giver adgang i Zendesk' },
  { id: 'CLIENT', title: 'OAuth-klientens egne oplysninger' },
];

interface ConnectValues {
  way: string;
  clientId: string;
  clientSecret: string;
}

/** Both fields of the client are needed, or none of them where another client is known. */
const connectForm = (needsClient: boolean) =>
  z
    .object({ way: z.string(), clientId: z.string().trim(), clientSecret: z.string().trim() })
    .superRefine(({ way, ...client }, context) => {
      const isEmpty = !client.clientId && !client.clientSecret;
      if (way === 'CONSENT' && !needsClient && isEmpty) return;
      for (const issue of zendeskClientForm.safeParse(client).error?.issues ?? [])
        context.addIssue({ code: 'custom', path: issue.path, message: issue.message });
    });

interface ConnectDialogProps {
  installation: ConnectDialog_installation$key;
  onClose: () => void;
}

const installationFragment = graphql`
  fragment ConnectDialog_installation on Installation {
    id
    subdomain
    connection
    zendeskApiKeyLast4
    connectionSetup {
      hasSharedClient
      needsClient
      redirectUrl
      scopes
    }
  }
`;

const mutation = graphql`
  mutation ConnectDialogStartMutation($installationId: ID!, $client: ZendeskClientInput) {
    startZendeskConnection(installationId: $installationId, client: $client) {
      authUrl
    }
  }
`;

const connectDialogClientMutation = graphql`
  mutation ConnectDialogClientMutation($installationId: ID!, $client: ZendeskClientInput!) {
    connectZendeskByClient(installationId: $installationId, client: $client) {
      edge {
        node {
          ...InstallationTable_installation
          seats {
            hasKey
            isReading
            viewerCanRead
          }
        }
      }
    }
  }
`;

/** Connects an installation by OAuth: sends the browser to its own Zendesk, from where the user is led back. */
export function ConnectDialog({ installation, onClose }: ConnectDialogProps) {
  const { id, subdomain, connection, zendeskApiKeyLast4, connectionSetup } = useFragment(
    installationFragment,
    installation,
  );
  const isImpersonated = use(IsImpersonatedContext);
  const { hasSharedClient = true, needsClient = false, redirectUrl = '' } = connectionSetup ?? {};
  const form = useAppForm<ConnectValues>(connectForm(needsClient), { way: 'CONSENT', clientId: '', clientSecret: '' });
  const way = form.watch('way');
  const showsClient = way === 'CLIENT' || !hasSharedClient;
  const [start] = useAction<ConnectDialogStartMutation>(mutation);
  const [connect] = useAction<ConnectDialogClientMutation>(connectDialogClientMutation);
  const { submit, message } = useSubmit(
    form,
    async ({ clientId, clientSecret, ...values }: ConnectValues) => {
      const client = { clientId, clientSecret };
      if (values.way === 'CLIENT') {
        await connect({ installationId: id, client });
        toast.success('Zendesk er forbundet');
        onClose();
        return;
      }
      const isTyped = showsClient && clientId !== '';
      const { startZendeskConnection } = await start({ installationId: id, client: isTyped ? client : null });
      // The values have been sent, so the form is reset synchronously: its warning about unsaved changes must be gone
      // before the browser leaves the page.
      flushSync(() => form.reset({ ...values, ...client }));
      rememberConnecting(id);
      await leaveForSite(startZendeskConnection.authUrl);
    },
    'Kunne ikke forbinde Zendesk',
  );
  return (
    <FormDialog
      title={connection === 'NONE' ? 'Forbind Zendesk' : 'Forbind Zendesk igen'}
      form={form}
      submitLabel={way === 'CLIENT' ? 'Forbind' : 'Fortsæt til Zendesk'}
      isSubmitDisabled={isImpersonated}
      onSubmit={submit}
      onClose={onClose}
      message={message}
    >
      <ImpersonationLimit>Du er logget ind som en anden, så Zendesk kan ikke forbindes her.</ImpersonationLimit>
      <p>
        Giv portalen lov til at se brugerne i {subdomain}
        {SUBDOMAIN_SUFFIX}, så den kan tælle licenser i brug hver nat. Den kan ikke se sager eller ændre noget. Log ind
        i Zendesk som administrator; bagefter kommer du tilbage hertil.
      </p>
      {zendeskApiKeyLast4 && <p>Når forbindelsen virker, slettes den gemte Zendesk-nøgle.</p>}
      <FormChoiceField form={form} name="way" label="Adgang" choices={ways} disabled={isImpersonated} />
      {showsClient && (
        <>
          <ClientSteps redirectUrl={way === 'CONSENT' ? redirectUrl : undefined} />
          <TextField
            label="Identifikator"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            disabled={isImpersonated}
            optional={way === 'CONSENT' && !needsClient}
            {...form.field('clientId')}
            hint="Klientens identifikator i Zendesk."
          />
          <PasswordField
            label="Hemmelighed"
            autoComplete="off"
            disabled={isImpersonated}
            optional={way === 'CONSENT' && !needsClient}
            {...form.field('clientSecret')}
            hint="Gemmes krypteret og vises aldrig igen."
          />
        </>
      )}
      {connection !== 'NONE' && <ConnectionTest installationId={id} />}
    </FormDialog>
  );
}
