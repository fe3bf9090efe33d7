import {
  ChevronRight,
  CreditCard,
  FolderTree,
  Kanban,
  KeyRound,
  Server,
  ShieldCheck,
  Ticket,
  Users,
  type LucideIcon,
} from 'lucide-react';
import { useFrameContext } from '../../app/shell/useFrame.ts';
import { Card, CardHead } from '../../ui/Card.tsx';
import { Link } from '../../ui/Link.tsx';
import { Tile } from '../../ui/Tile.tsx';
import styles from './Dashboard.module.css';

/** The screens that the overview links to. */
const links: { to: string; title: string; text: string; Icon: LucideIcon }[] = [
  { to: '/licenses', title: 'Licenser', text: 'Bestil, og følg jeres anmodninger', Icon: KeyRound },
  { to: '/service-agreement', title: 'Serviceaftaler', text: 'Frister, perioder og udført arbejde', Icon: ShieldCheck },
  { to: '/clip-cards', title: 'Klippekort', text: 'Køb timer, og følg forbruget', Icon: Ticket },
  { to: '/tasks', title: 'Opgaver', text: 'Følg arbejdet, og godkend det', Icon: Kanban },
  { to: '/departments', title: 'Afdelinger', text: 'Adresser og betalingsmetoder', Icon: FolderTree },
  { to: '/zendesk-instances', title: 'Zendesk installationer', text: 'Subdomæner og forbindelser', Icon: Server },
  { to: '/payments', title: 'Betalinger', text: 'Saldo og historik', Icon: CreditCard },
  { to: '/users', title: 'Brugere', text: 'Kolleger og roller', Icon: Users },
];

/** Links to the screens that the menus offer, so that nothing leads to what the viewer may not see. */
export function QuickLinks() {
  const { menus } = useFrameContext();
  const offered = new Set([...menus.main, ...menus.company].map(({ to }) => to));
  return (
    <Card flush>
      <CardHead title="Genveje" />
      <nav aria-label="Genveje" className={styles.links}>
        {links
          .filter(({ to }) => offered.has(to))
          .map(({ to, title, text, Icon }) => (
            <Link key={to} to={to}>
              <Tile>
                <Icon />
              </Tile>
              <span className={styles.linkText}>
                <span className={styles.linkTitle}>{title}</span>
                <span>{text}</span>
              </span>
              <ChevronRight aria-hidden />
            </Link>
          ))}
      </nav>
    </Card>
  );
}
