import type { Action } from './Action.ts';
import { callAtOnce } from './callField.ts';

const MINUTE_MS = 60_000;
/** No sum of the jumps of the clock, so that no announcement ends at the moment at which notices are judged. */
const MINUTES = [47, 307, 3_001];
const SOON = 17;

const content = (words: string) => ({
  title: `${words} <b>1</b>`,
  text: 'Skriv til os.\nVi svarer.',
  severity: 'INFO',
});

/** An admin writes announcements, edits one while it is ended or deleted, or creates one by two clicks at once. */
export const announce: Action = {
  name: 'announce',
  weight: 8,
  isFor: ({ kind }) => kind === 'admin',
  reaches: ['createAnnouncement', 'updateAnnouncement'],
  async run(simulation, admin, random) {
    const { clock, db, actors } = simulation;
    const inMinutes = (minutes: number) => new Date(clock.now().getTime() + minutes * MINUTE_MS).toISOString();
    const [known] = await db.sql<{ id: string; version: number }>(
      'select id, version from announcement order by id desc limit 1 offset $1',
      [random.below(3)],
    );
    if (!known || random.chance(0.4)) {
      const startsAt = random.chance(0.3) ? inMinutes(SOON) : null;
      const endsAt = random.chance(0.7) ? inMinutes(random.pick(MINUTES)) : null;
      const input = { ...content('Lukket'), startsAt, endsAt };
      const create = {
        actor: admin,
        field: { name: 'createAnnouncement' },
        variables: { input, requestId: `announcement-${random.below(1_000_000_000)}` },
      };
      return `announce: ${(await callAtOnce(simulation, [create, create])).join('; ')}`;
    }
    const { id, version } = known;
    const endsAt = random.pick([null, inMinutes(random.pick(MINUTES))]);
    const edit = {
      actor: admin,
      field: { name: 'updateAnnouncement' },
      variables: { id, version: random.pick([version, null]), changes: { ...content('Åbent'), endsAt } },
    };
    const other = random.pick(actors.filter(({ kind }) => kind === 'admin'));
    const end = {
      actor: other,
      field: { name: random.pick(['endAnnouncement', 'endAnnouncement', 'deleteAnnouncement']) },
      variables: { id },
    };
    const calls = random.pick([[edit], [end], [edit, end]]);
    return `announce: ${(await callAtOnce(simulation, calls)).join('; ')}`;
  },
};
