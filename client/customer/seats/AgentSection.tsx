import { Lock } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatCount } from '../../../domain/basics/formatCount.ts';
import { useAction } from '../../app/relay/useAction.ts';
import { LazyActionDialog } from '../../parts/edits/LazyActionDialog.ts';
import { toastOutcome } from '../../parts/edits/toastOutcome.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Section } from '../../ui/Page.tsx';
import { AgentTables } from './AgentTables.tsx';
import styles from './Seats.module.css';
import type { AgentSection_installation$key } from '#relay/AgentSection_installation.graphql';
import type { AgentSection_seats$data, AgentSection_seats$key } from '#relay/AgentSection_seats.graphql';
import type { AgentSectionNamesMutation } from '#relay/AgentSectionNamesMutation.graphql';

const installationFragment = graphql`
  fragment AgentSection_installation on Installation {
    id
    subdomain
    seats {
      ...AgentSection_seats
    }
    ...AgentTables_installation
  }
`;

const seatsFragment = graphql`
  fragment AgentSection_seats on InstallationSeats {
    inUse
    admins
    agents
    suspended
    withoutSeat
    neverSignedIn
    idle30
    idle60
    idle90
    hasKey
    readAt
    showsNames
    viewerCanReadAgents
  }
`;

const mutation = graphql`
  mutation AgentSectionNamesMutation($id: ID!, $isOn: Boolean!) {
    chooseAgentNames(installationId: $id, isOn: $isOn) {
      installation {
        ...AgentSection_installation
      }
    }
  }
`;

/** The agents of an installation: counts and, for the company's administrators who switched them on, names. */
export function AgentSection({ installation: key }: { installation: AgentSection_installation$key }) {
  const installation = useFragment(installationFragment, key);
  const seats = useFragment<AgentSection_seats$key>(seatsFragment, installation.seats);
  const { id, subdomain } = installation;
  const [isSwitchingOff, setSwitchingOff] = useState(false);
  const [choose, isChoosing] = useAction<AgentSectionNamesMutation>(mutation);
  if (seats.inUse == null) return null;
  const { showsNames, viewerCanReadAgents, hasKey } = seats;
  const switchOn = () =>
    toastOutcome(
      choose({ id, isOn: true }),
      'Navne er slået til. Agenterne bliver læst nu.',
      'Navne kunne ikke slås til',
    );
  return (
    <Section
      title="Agenter"
      text={`${formatCount(seats.inUse)} bruger en licens`}
      action={
        showsNames && viewerCanReadAgents ? (
          <Button size="small" onPress={() => setSwitchingOff(true)}>
            Slå navne fra
          </Button>
        ) : undefined
      }
    >
      <Card>
        <AgentCounts seats={seats} />
        {!showsNames && (
          <div className={styles.purpose}>
            <Lock aria-hidden />
            <div>
              <p>Navne er slået fra</p>
              <p>{viewerCanReadAgents ? PURPOSE : ONLY_ADMINISTRATORS}</p>
            </div>
            {viewerCanReadAgents && hasKey && (
              <Button isPending={isChoosing} onPress={() => void switchOn()}>
                Slå navne til
              </Button>
            )}
          </div>
        )}
      </Card>
      {showsNames && viewerCanReadAgents && (
        <AgentTables installation={installation} subdomain={subdomain} readAt={seats.readAt} />
      )}
      {isSwitchingOff && (
        <LazyActionDialog
          title={`Slå navne fra for ${subdomain}?`}
          confirmLabel="Slå fra"
          danger
          action={() => choose({ id, isOn: false })}
          done="Navne er slået fra, og de gemte er slettet"
          failure="Navne kunne ikke slås fra"
          onClose={() => setSwitchingOff(false)}
        >
          De gemte navne og logintidspunkter bliver slettet med det samme. Tallene bliver.
        </LazyActionDialog>
      )}
    </Section>
  );
}

const PURPOSE =
  'Slår du dem til, henter portalen agenternes navn, rolle og seneste login, så I kan se, hvilke licenser der ikke ' +
  'bruges. Formålet er kun antal licenser, ikke kontrol af medarbejdere. Kun jeres kontoadministratorer ser listen; ' +
  'vi ser tallene. Den, der forlader Zendesk, slettes efter 30 dage.';
const STILL_USED = 'Bruger stadig en licens. Nedgradér, før du suspenderer.';
const ONLY_ADMINISTRATORS = 'Jeres kontoadministratorer kan slå dem til. Alle andre ser kun tallene.';

function AgentCounts({ seats }: { seats: AgentSection_seats$data }) {
  const { admins, agents, suspended, withoutSeat, idle30, idle60, idle90, neverSignedIn } = seats;
  const countOf = (count: number | null | undefined) => formatCount(count ?? 0);
  return (
    <>
      <dl className={styles.counts}>
        <div>
          <dt>Administratorer</dt>
          <dd>{countOf(admins)}</dd>
        </div>
        <div>
          <dt>Agenter</dt>
          <dd>{countOf(agents)}</dd>
        </div>
        <div>
          <dt>Suspenderede</dt>
          <dd>
            {countOf(suspended)} {suspended ? <small>{STILL_USED}</small> : null}
          </dd>
        </div>
        <div>
          <dt>Bruger ikke licens</dt>
          <dd>
            {countOf(withoutSeat)} <small>Light agents og contributors</small>
          </dd>
        </div>
      </dl>
      <dl className={styles.counts}>
        <div>
          <dt>Ikke logget ind i 30 dage</dt>
          <dd>{countOf(idle30)}</dd>
        </div>
        <div>
          <dt>I 60 dage</dt>
          <dd>{countOf(idle60)}</dd>
        </div>
        <div>
          <dt>I 90 dage</dt>
          <dd>{countOf(idle90)}</dd>
        </div>
        <div>
          <dt>Aldrig logget ind</dt>
          <dd>{countOf(neverSignedIn)}</dd>
        </div>
      </dl>
    </>
  );
}
