import { Timer } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { highlightMatches } from '../../../../domain/basics/search.ts';
import { shortId } from '../../../../domain/basics/shortId.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Palette } from '../../../ui/Palette.tsx';
import type { PaletteEntry, PaletteGroup } from '../../../ui/paletteEntry.ts';
import { useAreas } from '../areas/AreasContext.tsx';
import { placeOf, type Hit } from './hit.ts';
import { furtherLinks, hoursPath, LOG_HOURS, pathOf } from './hitLinks.ts';
import { parseHoursCommand } from './hoursCommand.ts';
import { KindIcon } from './KindIcon.tsx';
import { useSearchHits } from './useSearchHits.ts';

interface SearchPaletteProps {
  isOpen: boolean;
  /** The text with which the palette opens. */
  initialText?: string | undefined;
  onClose: () => void;
  /** The pages and actions of the portal. */
  groups: PaletteGroup[];
}

/** Number of opened hits that are offered again while nothing is typed. */
const RECENT_HITS = 5;

/**
 * The command palette with what the server finds: employees of the reseller search all companies, others their own.
 */
export function SearchPalette({ isOpen, initialText, onClose, groups }: SearchPaletteProps) {
  const navigate = useNavigate();
  const areas = useAreas();
  const isEmployee = areas.workInBackOffice;
  const [text, setText] = useState('');
  const [recent, setRecent] = useState<readonly Hit[]>([]);
  const command = areas.sell ? parseHoursCommand(text) : undefined;
  const searched = command ? command.cards : text;
  const { hits, isSearching, failure, retry } = useSearchHits(isOpen ? searched : '', isEmployee);
  const isCommand = command !== undefined;
  const found = useMemo(() => {
    const open = (hit: Hit, to: string) => {
      setRecent((before) => [hit, ...before.filter((each) => each.objectId !== hit.objectId)].slice(0, RECENT_HITS));
      void navigate(to);
    };
    const entry = (hit: Hit): PaletteEntry => {
      const actions = furtherLinks(hit, areas).map(({ label, to }) => ({
        id: `${hit.objectId}-${to}`,
        label,
        icon: <KindIcon kind={hit.kind} />,
        to,
        onChoose: () => open(hit, to),
      }));
      return {
        id: hit.objectId,
        label: hit.title,
        marked: <Marked text={hit.title} search={text} />,
        details: placeOf(hit, isEmployee),
        icon: <KindIcon kind={hit.kind} />,
        to: pathOf(hit, areas),
        onChoose: () => open(hit, pathOf(hit, areas)),
        ...(actions.length && { actions }),
      };
    };
    if (!text.trim()) return group('Senest åbnet', recent.map(entry));
    if (isCommand) {
      const cards = hits.filter(({ kind, customer }) => kind === 'CLIP_CARD' && customer);
      return group(
        LOG_HOURS,
        cards.map((hit) => ({
          id: hit.objectId,
          label: `${LOG_HOURS} på klippekort ${shortId(hit.objectId)}`,
          details: placeOf(hit, isEmployee),
          icon: <Timer aria-hidden />,
          to: hoursPath(hit),
          onChoose: () => open(hit, hoursPath(hit)),
        })),
      );
    }
    return group(isEmployee ? 'Fundet i alle virksomheder' : 'Fundet i jeres virksomhed', hits.map(entry));
  }, [hits, recent, text, isCommand, areas, isEmployee, navigate]);

  return (
    <Palette
      isOpen={isOpen}
      initialText={initialText}
      onClose={() => {
        setText('');
        onClose();
      }}
      groups={groups}
      found={found}
      onTextChange={setText}
      isSearching={isSearching}
      hint={command && !searched ? 'Skriv klippekortets nummer, eller hvem det tilhører.' : undefined}
      notice={
        failure && (
          <Banner
            tone="red"
            role="alert"
            action={
              <Button size="small" onPress={retry}>
                Prøv igen
              </Button>
            }
          >
            {failure}
          </Banner>
        )
      }
    />
  );
}

const group = (title: string, entries: PaletteEntry[]): PaletteGroup[] => (entries.length ? [{ title, entries }] : []);

const Marked = ({ text, search }: { text: string; search: string }) => (
  <span>
    {highlightMatches(text, search).map(({ text: part, isMatch }, at) =>
      // The parts of a text have no identity but their place.
      // oxlint-disable-next-line react/no-array-index-key
      isMatch ? <mark key={at}>{part}</mark> : part,
    )}
  </span>
);
