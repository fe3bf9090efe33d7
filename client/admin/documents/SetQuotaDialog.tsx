import { graphql } from 'react-relay';
import type { z } from 'zod';
import { MAX_QUOTA_MB, formatBytes } from '../../../domain/work/files.ts';
import { quotaForm } from '../../../domain/work/validation/files.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { SendDialog } from '../../parts/edits/SendDialog.tsx';
import { FormNumberField } from '../../ui/form/FormNumberField.tsx';
import { useAppForm } from '../../ui/form/useAppForm.ts';
import type { SetQuotaDialogMutation } from '#relay/SetQuotaDialogMutation.graphql';

type QuotaValues = z.infer<typeof quotaForm>;

const mutation = graphql`
  mutation SetQuotaDialogMutation($customerId: ID!, $megabytes: Int!) {
    setFileQuota(customerId: $customerId, megabytes: $megabytes) {
      fileUsage {
        usedBytes
        quotaBytes
      }
    }
  }
`;

const BYTES_OF_MB = 1024 * 1024;

interface SetQuotaDialogProps {
  customerId: string;
  usedBytes: number;
  quotaBytes: number;
  onClose: () => void;
}

/** Changes how much a company may store. Files that are there stay, also when they take more. */
export function SetQuotaDialog({ customerId, usedBytes, quotaBytes, onClose }: SetQuotaDialogProps) {
  const form = useAppForm<QuotaValues>(quotaForm, { megabytes: Math.round(quotaBytes / BYTES_OF_MB) });
  const [setQuota] = useAction<SetQuotaDialogMutation>(mutation);
  return (
    <SendDialog
      title="Skift plads til filer"
      form={form}
      submitLabel="Gem"
      send={({ megabytes }) => setQuota({ customerId, megabytes })}
      done="Pladsen er ændret"
      failure="Kunne ikke ændre pladsen"
      onClose={onClose}
    >
      <FormNumberField form={form} name="megabytes" label="Plads i MB" min={1} max={MAX_QUOTA_MB} />
      <p>
        Virksomheden bruger {formatBytes(usedBytes)}. Filer, der er delt, bliver, også hvis pladsen bliver mindre end
        det.
      </p>
    </SendDialog>
  );
}
