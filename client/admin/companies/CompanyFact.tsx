import type { HTMLInputTypeAttribute, ReactNode } from 'react';
import type { z } from 'zod';
import { keepingStored } from '../../../domain/basics/contactRules.ts';
import { companyFieldLabels } from '../../../domain/companies/companyFields.ts';
import { adminCompanyForm } from '../../../domain/companies/validation/adminCompany.ts';
import { useAreas } from '../../app/shell/areas/AreasContext.tsx';
import { EditableFact } from '../../parts/edits/EditableFact.tsx';
import { NoValue } from '../../parts/lists/cells.tsx';
import type { AppForm } from '../../ui/form/useAppForm.ts';
import { TextField } from '../../ui/TextField.tsx';
import { CompanyEditor } from './CompanyEditor.tsx';
import { useCompanyEdit, type CompanyVersion } from './useCompanyEdit.ts';

type FieldName = keyof typeof companyFieldLabels;

export type FactValues = { [name in FieldName]?: string };

/** A detail of a company: the fields it consists of, and how they are shown and edited. */
export interface CompanyFactField {
  names: [FieldName, ...FieldName[]];
  /** The value as content. By default, the text of the first field. */
  show?: (values: FactValues) => ReactNode;
  /** Whether `show` renders a link. */
  isLink?: boolean;
  type?: HTMLInputTypeAttribute;
  inputMode?: 'numeric';
  /** By default, one text field. */
  fields?: (form: AppForm<FactValues>, stored: FactValues) => ReactNode;
}

/** Those who sell edit the detail in its place, and other employees read it. */
export function CompanyFact({ company, names, ...fact }: CompanyFactField & { company: CompanyVersion }) {
  const [first] = names;
  const label = companyFieldLabels[first];
  const { save, fetchNewest } = useCompanyEdit(company.id);
  const only = ({ version, values }: Omit<CompanyVersion, 'id'>) => ({
    version,
    values: Object.fromEntries(names.map((name) => [name, values[name]])) as FactValues,
  });
  const stored = only(company);
  const { show = (values: FactValues) => values[first], isLink = false, type, inputMode, fields } = fact;
  const { sell: canEdit } = useAreas();
  const mask = Object.fromEntries(names.map((name) => [name, true])) as { [name in FieldName]: true };
  if (!canEdit) return show(stored.values) || <NoValue />;
  return (
    <EditableFact<FactValues>
      label={label}
      stored={stored}
      schema={keepingStored(adminCompanyForm, company.values).pick(mask) as unknown as FactSchema}
      show={show}
      isLink={isLink}
      save={save}
      fetchNewest={async () => only(await fetchNewest())}
      changedBy={<CompanyEditor id={company.id} label={label} />}
    >
      {(form) =>
        fields?.(form, stored.values) ?? <TextField label={label} {...{ type, inputMode }} {...form.field(first)} />
      }
    </EditableFact>
  );
}

/** The rules of the whole form, for some of its fields. */
type FactSchema = z.ZodType<FactValues, FactValues>;
