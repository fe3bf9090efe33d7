import type { FastifyInstance, FastifyReply } from 'fastify';
import { exposeControls } from '../controls.ts';
import { RequestLog } from '../RequestLog.ts';
import type { StandIn } from '../sandbox.ts';

interface StoredIncident {
  id: string;
  title: string;
  status: string;
  impact: string;
  services: string[];
  startedAt: string;
  /** The planned end of a maintenance; null for an incident. */
  endsAt: string | null;
  /** The help desks that it concerns; null for all. */
  subdomains: string[] | null;
}

/** Answers a request in place of the stand-in. */
type Answer = (reply: FastifyReply) => unknown;

type NewIncident = Partial<StoredIncident> & { title: string };

interface ZendeskStatusStandIn extends StandIn {
  settingsAt(url: string): string;
  /** Starts an incident, or a maintenance if it has an end. Returns its id. */
  start(incident: NewIncident): string;
  /** Changes the status of an incident, such as `identified`. */
  change(id: string, status: string): void;
  /** Ends an incident or a maintenance, which then leaves its list. */
  resolve(id: string): void;
  /** The incidents and maintenances that have begun and have not ended. */
  open(): StoredIncident[];
  /** Ends everything. */
  clear(): void;
  /** Lets the portal read the status page, and ask which incidents concern a help desk. Only in the demo. */
  readNow(subdomain: string): Promise<void>;
  /** Sets what `readNow` does. */
  onReadNow(read: (subdomain: string) => Promise<void>): void;
  /** Replaces the answers to the next requests, one each. */
  answerNext(...answers: Answer[]): void;
  /** Replaces all answers until the answer is null. The answers of `answerNext` come first. */
  answerAlways(answer: Answer | null): void;
  /** Answers rightly from now on. */
  clearFaults(): void;
}

const HOUR_MS = 3_600_000;

/** A stand-in of Zendesk's status page. With `isDemo`, it begins with a minor incident and a maintenance. */
export function zendeskStatusStandIn({ isDemo = false } = {}): ZendeskStatusStandIn {
  const incidents = new Map<string, StoredIncident>();
  const faults: { next: Answer[]; always: Answer | null } = { next: [], always: null };
  let lastId = 1_000;
  let readPortal: ((subdomain: string) => Promise<void>) | undefined;
  const standIn: ZendeskStatusStandIn = {
    name: 'zendesk-status',
    log: new RequestLog(),
    settingsAt: (url) => url,
    start(incident) {
      lastId += 1;
      const id = incident.id ?? String(lastId);
      incidents.set(id, {
        status: 'investigating',
        impact: 'minor',
        services: ['Support'],
        startedAt: new Date().toISOString(),
        endsAt: null,
        subdomains: null,
        ...incident,
        id,
      });
      return id;
    },
    change(id, status) {
      const incident = incidents.get(id);
      if (incident) incident.status = status;
    },
    resolve: (id) => void incidents.delete(id),
    open: () => [...incidents.values()],
    clear: () => incidents.clear(),
    async readNow(subdomain) {
      if (!readPortal) throw new Error('No portal is connected');
      await readPortal(subdomain);
    },
    onReadNow: (read) => void (readPortal = read),
    answerNext: (...next) => void faults.next.push(...next),
    answerAlways: (answer) => void (faults.always = answer),
    clearFaults: () => void Object.assign(faults, { next: [], always: null }),
    mount(app) {
      const listed = (isMaintenance: boolean) => (subdomain: string | undefined) =>
        listAnswer(standIn.open(), isMaintenance, subdomain);
      serveList(app, 'active', faults, listed(false));
      serveList(app, 'maintenance', faults, listed(true));
      exposeControls(app, { ...standIn });
    },
  };
  if (isDemo) {
    standIn.start({
      title: 'Delayed email notifications in Support',
      services: ['Support'],
      startedAt: new Date(Date.now() - 2 * HOUR_MS).toISOString(),
    });
    standIn.start({
      title: 'Scheduled maintenance of Explore datasets',
      services: ['Explore'],
      startedAt: new Date(Date.now() + 30 * HOUR_MS).toISOString(),
      endsAt: new Date(Date.now() + 32 * HOUR_MS).toISOString(),
    });
  }
  return standIn;
}

function serveList(
  app: FastifyInstance,
  path: string,
  faults: { next: Answer[]; always: Answer | null },
  list: (subdomain: string | undefined) => object,
): void {
  app.get<{ Querystring: { subdomain?: string } }>(`/api/incidents/${path}`, async ({ query }, reply) => {
    const answer = faults.next.shift() ?? faults.always;
    return answer ? answer(reply) : list(query.subdomain);
  });
}

function listAnswer(all: StoredIncident[], isMaintenance: boolean, subdomain: string | undefined) {
  const listed = all.filter(
    ({ endsAt, subdomains }) =>
      (endsAt !== null) === isMaintenance && (subdomain === undefined || !subdomains || subdomains.includes(subdomain)),
  );
  return { data: listed.map(incidentObject), included: listed.flatMap(includedObjects) };
}

const serviceId = (name: string) => name.toLowerCase().replaceAll(/\W+/g, '-');

function incidentObject({ id, title, status, impact, services, startedAt, endsAt }: StoredIncident) {
  const common = { title, impact, outage: false, degradation: true };
  return {
    id,
    type: 'incident',
    attributes: endsAt
      ? { ...common, maintenance_article: '', maintenance_start_time: startedAt, maintenance_end_time: endsAt }
      : { ...common, status, postmortem: '', started_at: startedAt, resolved_at: null },
    relationships: {
      incident_updates: { data: [{ id: `${id}-update`, type: 'incident_update' }] },
      incident_services: {
        data: services.map((name) => ({ id: `${id}-${serviceId(name)}`, type: 'incident_service' })),
      },
    },
  };
}

const includedObjects = ({ id, title, services, startedAt }: StoredIncident) => [
  { id: `${id}-update`, type: 'incident_update', attributes: { created_at: startedAt, description: title } },
  ...services.flatMap((name) => [
    {
      id: `${id}-${serviceId(name)}`,
      type: 'incident_service',
      attributes: {
        degradation: true,
        outage: false,
        resolved_at: null,
        incident_id: id,
        service_id: serviceId(name),
      },
    },
    { id: serviceId(name), type: 'service', attributes: { name, slug: serviceId(name) } },
  ]),
];
