import { CompanyRole } from '../../../domain/basics/vocabulary.ts';
import { roleTexts } from '../../../domain/identity/rightsTexts.ts';
import { Options } from '../../ui/options.tsx';
import { Select, type SelectProps } from '../../ui/TextField.tsx';

type RoleFieldProps = Omit<SelectProps, 'label' | 'hint' | 'children'> & {
  label?: string;
  /** The chosen role, which the hint explains. */
  chosen: CompanyRole | null | undefined;
};

/** A select of the roles within a company. */
export const RoleField = ({ chosen, label = 'Rolle', ...field }: RoleFieldProps) => (
  <Select {...field} label={label} hint={chosen ? roleTexts[chosen] : undefined}>
    <Options words={CompanyRole} />
  </Select>
);
