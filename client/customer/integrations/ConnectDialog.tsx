import { use } from 'react';
import { flushSync } from 'react-dom';
import { graphql } from 'react-relay';
import { z } from 'zod';
import { shopDomainRule } from '../../../domain/partners/shopDomain.ts';
import { PortalError } from '../../app/relay/errors.ts';
import { leaveForSite } from '../../app/relay/leaveForSite.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { useSubmit } from '../../app/relay/useSubmit.ts';
import { FormChoiceField } from '../../ui/form/FormChoiceField.tsx';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { useAppForm } from '../../ui/form/useAppForm.ts';
import { TextField } from '../../ui/TextField.tsx';
import type { MissingAgreement } from './AgreementRequired.tsx';
import { rememberConnecting } from './connectedToast.ts';
import { InstallationChoicesContext } from './useInstallations.ts';
import type { ConnectDialogMutation } from '#relay/ConnectDialogMutation.graphql';

const connectForm = z.object({
  shopDomain: shopDomainRule,
  installationId: z.string().min(1, 'Zendesk installation er påkrævet'),
});
type ConnectValues = z.input<typeof connectForm>;

interface ConnectDialogProps {
  name: string;
  installationId: string;
  onAgreementRequired: (missing: MissingAgreement) => void;
  onClose: () => void;
}

const mutation = graphql`
  mutation ConnectDialogMutation($shopDomain: String!, $installationId: ID!) {
    startShopifyConnection(shopDomain: $shopDomain, installationId: $installationId) {
      authUrl
    }
  }
`;

/**
 * Connects a Shopify shop: sends the browser to the shop, where the user grants access and is led back to this screen.
 */
export function ConnectDialog({ name, installationId, onAgreementRequired, onClose }: ConnectDialogProps) {
  const installations = use(InstallationChoicesContext);
  const form = useAppForm<ConnectValues>(connectForm, { shopDomain: '', installationId });
  const [startConnection] = useAction<ConnectDialogMutation>(mutation);
  const { submit, message } = useSubmit(
    form,
    async (values: ConnectValues) => {
      try {
        const { startShopifyConnection } = await startConnection(values);
        // The values have been sent, so the form is reset synchronously: its warning about unsaved changes must be gone
        // before the browser leaves the page.
        flushSync(() => form.reset(values));
        rememberConnecting(values.installationId, 'shopify');
        await leaveForSite(startShopifyConnection.authUrl);
      } catch (error) {
        if (!(error instanceof PortalError) || error.code !== 'SERVICE_AGREEMENT_REQUIRED') throw error;
        onAgreementRequired({ message: error.message, isPending: false });
      }
    },
    'Fejl ved start af OAuth flow',
  );
  return (
    <FormDialog
      title={`Forbind ${name}`}
      form={form}
      submitLabel="Fortsæt til Shopify"
      message={message}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>Du bliver sendt til Shopify, hvor du giver adgang til butikken. Bagefter kommer du tilbage hertil.</p>
      <TextField
        label="Shop URL"
        placeholder="min-butik.myshopify.com"
        autoCapitalize="off"
        autoComplete="off"
        spellCheck={false}
        inputMode="url"
        {...form.field('shopDomain')}
        hint="Butikkens adresse hos Shopify. Navnet alene er også nok."
      />
      <FormChoiceField
        form={form}
        name="installationId"
        label="Zendesk installation"
        empty="Vælg installation"
        {...installations}
      />
    </FormDialog>
  );
}
