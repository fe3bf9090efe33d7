import { get } from 'react-hook-form';
import { graphql, useFragment } from 'react-relay';
import type { IntegrationSettings } from '../../../domain/partners/integrations/settings.ts';
import { ImpersonationLimit } from '../../app/shell/impersonation/ImpersonationLimit.tsx';
import { useEdit } from '../../parts/edits/useEdit.tsx';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { useAppForm } from '../../ui/form/useAppForm.ts';
import { toast } from '../../ui/Toast.tsx';
import { SettingsFields } from './SettingsFields.tsx';
import { valuesToSend, settingsForm, formValuesOf, type SettingsValues } from './settingsForm.ts';
import { settingsSchema } from './settingsSchema.ts';
import { useSaveSettings } from './useSaveSettings.ts';
import type { SettingsDialog_integration$key } from '#relay/SettingsDialog_integration.graphql';

interface SettingsDialogProps {
  integration: SettingsDialog_integration$key;
  installationId: string;
  /** Saving also enables the integration. */
  isEnabling: boolean;
  /** Called with the new key that signs webhook messages, if saving has created one. */
  onSaved: (signingSecret: string | undefined) => void;
  onClose: () => void;
}

const newest = graphql`
  query SettingsDialogNewestQuery($id: ID!) {
    node(id: $id) {
      ...SettingsDialog_integration @alias(as: "integration")
    }
  }
`;

const integrationFragment = graphql`
  fragment SettingsDialog_integration on IntegrationInstance {
    id
    pluginId
    version
    settings
    secretsSet
    manifest {
      name
      ...settingsSchema_manifest
    }
  }
`;

export function SettingsDialog({ integration, installationId, isEnabling, onSaved, onClose }: SettingsDialogProps) {
  const { id, pluginId, version, settings, secretsSet, manifest } = useFragment(integrationFragment, integration);
  const schema = settingsSchema(manifest);
  const values = formValuesOf(schema, settings as IntegrationSettings);
  const form = useAppForm<SettingsValues>(settingsForm(schema, secretsSet), values);
  const save = useSaveSettings({ installationId, pluginId }, isEnabling);
  const { formProps, stale } = useEdit<SettingsValues>(
    form,
    { version, values },
    async (input, basedOn) => {
      const saved = await save(valuesToSend(schema, input), basedOn);
      toast.success(isEnabling ? `${manifest.name} er slået til` : 'Indstillinger gemt');
      if (secretsSet.some((path) => get(input, path) === '' && !saved.integration.secretsSet.includes(path)))
        toast.error(SECRET_REMOVED);
      onSaved(saved.signingSecret ?? undefined);
    },
    'Kunne ikke gemme indstillinger',
    { query: newest, variables: { id }, failure: 'Kunne ikke hente data' },
  );
  return (
    <FormDialog
      title={`Indstillinger for ${manifest.name}`}
      form={form}
      submitLabel={isEnabling ? 'Gem og slå til' : 'Gem'}
      {...formProps}
      onClose={onClose}
    >
      <ImpersonationLimit>Du er logget ind som en anden, så nøgler kan ikke ændres her.</ImpersonationLimit>
      {stale}
      <SettingsFields form={form} schema={schema} secretsSet={secretsSet} />
    </FormDialog>
  );
}

/** A secret is never sent to another address than the one it was entered for, so a new address removes it. */
const SECRET_REMOVED =
  'En gemt nøgle hørte til den tidligere adresse og er fjernet. Skriv den igen, hvis den nye adresse skal have den.';
