import type { BulkAction } from '../../../../domain/backOffice/bulk.ts';
import { dateOf } from '../../../../domain/basics/dates.ts';
import { LicenseRequestStatus } from '../../../../domain/basics/vocabulary.ts';
import { optionsOf } from '../../../ui/options.tsx';
import { Select, TextField } from '../../../ui/TextField.tsx';
import { DocumentOption } from './DocumentOption.tsx';
import { MemberOption } from './MemberOption.tsx';

/** The options that the user has chosen; undefined while something is missing. */
export type Options = Record<string, string> | undefined;

interface BulkOptionsProps {
  action: BulkAction;
  options: Options;
  onChange: (options: Options) => void;
}

/** The labels of the team member whom the admin chooses for an action. */
const memberLabels: Partial<Record<BulkAction, string>> = {
  RENEWAL_ASSIGN: 'Ansvarlig',
  COMPANY_CONTACT: 'Kontaktperson hos os',
};

/** The options with which the dialog of an action opens. */
export function firstOptions(action: BulkAction): Options {
  if (action === 'LICENSE_REQUEST_STATUS' || action === 'COMPANY_DOCUMENT' || memberLabels[action]) return undefined;
  return action === 'INVOICE_MARK_PAID' ? { paidOn: dateOf() } : {};
}

/** The fields of an action that needs to know more than its rows. */
export function BulkOptions({ action, options, onChange }: BulkOptionsProps) {
  if (action === 'LICENSE_REQUEST_STATUS')
    return (
      <Select
        label="Ny status"
        value={options?.['status'] ?? ''}
        onChange={({ target }) => onChange({ status: target.value })}
      >
        {!options && <option value="">Vælg en status</option>}
        {statuses.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    );
  if (action === 'INVOICE_MARK_PAID')
    return (
      <TextField
        label="Betalt den"
        type="date"
        max={dateOf()}
        value={options?.['paidOn'] ?? ''}
        onChange={({ target }) => onChange(target.value ? { paidOn: target.value } : undefined)}
      />
    );
  if (action === 'COMPANY_DOCUMENT')
    return <DocumentOption documentId={options?.['documentId']} onChange={(documentId) => onChange({ documentId })} />;
  const memberLabel = memberLabels[action];
  if (!memberLabel) return null;
  return (
    <MemberOption
      label={memberLabel}
      memberId={options?.['memberId']}
      onChange={(memberId) => onChange({ memberId })}
    />
  );
}

const statuses = optionsOf(LicenseRequestStatus).filter(({ value }) => value !== 'COMPLETED');
