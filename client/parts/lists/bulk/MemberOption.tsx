import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { messageOf } from '../../../app/relay/errors.ts';
import { Select } from '../../../ui/TextField.tsx';
import type { MemberOptionQuery } from '#relay/MemberOptionQuery.graphql';

const query = graphql`
  query MemberOptionQuery {
    admin {
      team {
        id
        name
      }
    }
  }
`;

type Team = MemberOptionQuery['response']['admin']['team'];

interface MemberOptionProps {
  label: string;
  memberId: string | undefined;
  onChange: (memberId: string) => void;
}

/** Chooses an active team member, who are loaded when the dialog opens. */
export function MemberOption({ label, memberId, onChange }: MemberOptionProps) {
  const environment = useRelayEnvironment();
  const [team, setTeam] = useState<Team>([]);
  const [error, setError] = useState<string>();
  useEffect(() => {
    const fetching = fetchQuery<MemberOptionQuery>(environment, query, {}).subscribe({
      next: ({ admin }) => setTeam(admin.team),
      error: (reason: unknown) => setError(messageOf(reason, 'Kunne ikke hente teamet')),
    });
    return () => fetching.unsubscribe();
  }, [environment]);
  return (
    <Select
      label={label}
      value={memberId ?? ''}
      {...(error && { error })}
      onChange={({ target }) => onChange(target.value)}
    >
      {!memberId && <option value="">Vælg en medarbejder</option>}
      {team.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  );
}
