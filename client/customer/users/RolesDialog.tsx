import { CompanyRole, valuesOf } from '../../../domain/basics/vocabulary.ts';
import { presetOf } from '../../../domain/identity/presets.ts';
import { RightsInWords } from '../../parts/rights/RightsInWords.tsx';
import { Button } from '../../ui/Button.tsx';
import type { Column } from '../../ui/Column.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Table } from '../../ui/Table.tsx';
import styles from './Users.module.css';

const columns: Column<CompanyRole>[] = [
  { id: 'role', title: 'Rolle', cell: (role) => CompanyRole[role].label },
  {
    id: 'rights',
    title: 'Rettigheder',
    isLong: true,
    cell: (role) => <RightsInWords companyRole={role} subjects={presetOf(role)} />,
  },
];

/** Says for each role what its users may see and do, unless an administrator adjusts it. */
export const RolesDialog = ({ onClose }: { onClose: () => void }) => (
  <Dialog
    title="Hvad må rollerne?"
    isOpen
    onClose={onClose}
    wide
    isText
    footer={<Button onPress={onClose}>Luk</Button>}
  >
    <div className={styles.roles}>
      <Table label="Roller" columns={columns} rows={valuesOf(CompanyRole)} rowId={(role) => role} />
      <p>
        En kontoadministrator kan tilpasse, hvilke emner og afdelinger den enkelte bruger ser. Alle ser virksomheden og
        events.
      </p>
    </div>
  </Dialog>
);
