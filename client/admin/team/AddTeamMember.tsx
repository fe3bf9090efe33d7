import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '../../ui/Button.tsx';
import { CreateTeamMemberDialog } from './CreateTeamMemberDialog.tsx';
import { teamSearch } from './teamSearch.ts';
import { teamConnection } from './useTeamChanges.ts';

export function AddTeamMember() {
  const [isOpen, setOpen] = useState(false);
  const [address] = useSearchParams();
  return (
    <>
      <Button variant="primary" onPress={() => setOpen(true)}>
        <Plus aria-hidden /> Tilføj team medlem
      </Button>
      {isOpen && (
        <CreateTeamMemberDialog connection={teamConnection(teamSearch(address))} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
