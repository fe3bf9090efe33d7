import { use } from 'react';
import { graphql, useFragment } from 'react-relay';
import { z } from 'zod';
import { SUBDOMAIN_SUFFIX } from '../../../domain/companies/subdomain.ts';
import { apiCredentialsForm } from '../../../domain/companies/validation/installation.ts';
import { KEYS_END_TEXT } from '../../../domain/companies/zendeskConnection.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { useSubmit } from '../../app/relay/useSubmit.ts';
import { ImpersonationLimit, IsImpersonatedContext } from '../../app/shell/impersonation/ImpersonationLimit.tsx';
import { Banner } from '../../ui/Banner.tsx';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { useAppForm } from '../../ui/form/useAppForm.ts';
import { PasswordField, TextField } from '../../ui/TextField.tsx';
import { toast } from '../../ui/Toast.tsx';
import { ConnectionTest } from './ConnectionTest.tsx';
import { maskedKey } from './maskedKey.ts';
import type { ApiCredentialsDialog_installation$key } from '#relay/ApiCredentialsDialog_installation.graphql';
import type { ApiCredentialsDialogMutation } from '#relay/ApiCredentialsDialogMutation.graphql';

/** The form of an installation with a stored key, which an empty field keeps. */
const optionalKeyForm = apiCredentialsForm.extend({ zendeskApiKey: z.string().trim() });

interface ApiCredentialsDialogProps {
  installation: ApiCredentialsDialog_installation$key;
  onClose: () => void;
}

const installationFragment = graphql`
  fragment ApiCredentialsDialog_installation on Installation {
    id
    subdomain
    zendeskApiEmail
    zendeskApiKeyLast4
  }
`;

const mutation = graphql`
  mutation ApiCredentialsDialogMutation($installationId: ID!, $input: ApiCredentialsInput!) {
    saveApiCredentials(installationId: $installationId, input: $input) {
      edge {
        node {
          ...InstallationTable_installation
        }
      }
    }
  }
`;

/**
 * Edits the Zendesk API credentials. A stored key is never sent to the client. The dialog stays open after saving, so
 * that the user can test the credentials.
 */
export function ApiCredentialsDialog({ installation, onClose }: ApiCredentialsDialogProps) {
  const { id, subdomain, zendeskApiEmail, zendeskApiKeyLast4 } = useFragment(installationFragment, installation);
  const isImpersonated = use(IsImpersonatedContext);
  const hasStoredKey = zendeskApiKeyLast4 !== null && zendeskApiKeyLast4 !== undefined;
  const form = useAppForm(hasStoredKey ? optionalKeyForm : apiCredentialsForm, {
    zendeskApiKey: '',
    zendeskApiEmail: zendeskApiEmail ?? '',
  });
  const [save] = useAction<ApiCredentialsDialogMutation>(mutation);
  const { submit, message } = useSubmit(
    form,
    async ({ zendeskApiKey, zendeskApiEmail: email }: { zendeskApiKey: string; zendeskApiEmail: string }) => {
      await save({ installationId: id, input: { zendeskApiEmail: email, ...(zendeskApiKey && { zendeskApiKey }) } });
      form.reset({ zendeskApiKey: '', zendeskApiEmail: email });
      toast.success('Zendesk-nøgle gemt');
    },
    'Kunne ikke gemme API nøgler',
  );
  const hint = hasStoredKey
    ? `Gemt: ${maskedKey(zendeskApiKeyLast4)}. En ny nøgle erstatter den.`
    : 'En nøgle, som I allerede har. Zendesk laver ikke længere nye.';
  return (
    <FormDialog
      title="Zendesk-nøgle"
      form={form}
      submitLabel="Gem"
      isSubmitDisabled={isImpersonated}
      onSubmit={submit}
      onClose={onClose}
      message={message}
    >
      <ImpersonationLimit>Du er logget ind som en anden, så Zendesk-nøglen kan ikke ændres her.</ImpersonationLimit>
      <Banner tone="amber">{KEYS_END_TEXT} Vælg »Forbind Zendesk« i stedet.</Banner>
      <p>
        Med en nøgle kan vi hente og opsætte jeres Zendesk på {subdomain}
        {SUBDOMAIN_SUFFIX}. Den gemmes krypteret og vises aldrig igen. Portalen bruger nøglen til at tælle licenser i
        brug hver nat.
      </p>
      <TextField
        label="Email"
        type="email"
        autoComplete="off"
        disabled={isImpersonated}
        {...form.field('zendeskApiEmail')}
        hint="Den bruger i Zendesk, som nøglen hører til."
      />
      <PasswordField
        label="Zendesk-nøgle"
        autoComplete="off"
        disabled={isImpersonated}
        optional={hasStoredKey}
        {...form.field('zendeskApiKey')}
        hint={hint}
      />
      {hasStoredKey && <ConnectionTest key={zendeskApiKeyLast4} installationId={id} />}
    </FormDialog>
  );
}
