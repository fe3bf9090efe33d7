import { z } from 'zod';
import { id, listOf, optionalText, singleLine } from '../lenient.ts';

/** An incident or a maintenance, as Zendesk's status page has it. */
export interface ZendeskIncident {
  id: string;
  kind: 'INCIDENT' | 'MAINTENANCE';
  /** In English, one line. */
  title: string;
  /** Zendesk's own word, such as `investigating`; null for a maintenance. */
  status: string | null;
  /** Zendesk's own word, such as `minor`; null when Zendesk states none. */
  impact: string | null;
  /** Names of the products that it concerns. */
  services: string[];
  startedAt: string;
  /** The planned end of a maintenance; null for an incident. */
  endsAt: string | null;
}

/** More than Zendesk ever has at once. Keeps an answer with an error from filling the portal. */
const MAX_INCIDENTS = 50;
const MAX_SERVICES = 20;
const MAX_TITLE = 300;
const MAX_WORD = 60;

const line = (max: number) => z.string().transform((value) => shorten(singleLine(value), max));
const word = optionalText.transform((value) => (value && shorten(singleLine(value), MAX_WORD).toLowerCase()) || null);
/** A four-digit year, because the database cannot read the form that later years have. */
const moment = z
  .string()
  .transform((value) => new Date(value))
  .refine((date) => !Number.isNaN(date.getTime()) && /^\d{4}-/.test(date.toISOString()))
  .transform((date) => date.toISOString());
const optionalMoment = moment.nullish().catch(null);

// The field names are those of Zendesk's reference and of two public clients that read it: justeat/ZendeskApiClient
// (src/ZendeskApi.Client/Models/Status) has `maintenance_start_time`, `maintenance_end_time` and `maintenance_article`
// of a maintenance, and `incident_services` with `incident_id` and `service_id` among the included objects; libzapi's
// tests have the same answer. Neither list has an address of an incident's own, so that links lead to the status page.
const attributes = z.object({
  title: line(MAX_TITLE).pipe(z.string().min(1)),
  status: word.catch(null),
  impact: word.catch(null),
  started_at: optionalMoment,
  resolved_at: optionalMoment,
  maintenance_start_time: optionalMoment,
  maintenance_end_time: optionalMoment,
});

const incident = z.object({ id, type: z.literal('incident').optional(), attributes });

const relatedId = z.object({ data: z.object({ id }) }).transform(({ data }) => data.id);
const included = z.object({
  id,
  type: z.string(),
  attributes: z
    .object({
      name: line(MAX_WORD).optional().catch(undefined),
      incident_id: id.optional().catch(undefined),
      service_id: id.optional().catch(undefined),
      resolved_at: optionalMoment,
    })
    .catch({ resolved_at: null }),
  relationships: z
    .object({ incident: relatedId.optional().catch(undefined), service: relatedId.optional().catch(undefined) })
    .nullish()
    .catch(null),
});

/** A record that cannot be read is left out, but an answer without a list is an error. */
export const incidentsAnswer = z.object({
  data: z.array(z.unknown()).transform((items) => listOf(incident).parse(items)),
  included: listOf(included),
});

export function readIncidents(
  kind: ZendeskIncident['kind'],
  { data, included: related }: z.output<typeof incidentsAnswer>,
): ZendeskIncident[] {
  const servicesById = servicesOf(related);
  const byId = new Map<string, ZendeskIncident>();
  for (const { id: incidentId, attributes: read } of data) {
    const startedAt = (kind === 'MAINTENANCE' ? read.maintenance_start_time : null) ?? read.started_at;
    const { title, status, impact, resolved_at: resolvedAt, maintenance_end_time: endsAt } = read;
    if (!startedAt || resolvedAt || byId.has(incidentId) || byId.size === MAX_INCIDENTS) continue;
    byId.set(incidentId, {
      id: shorten(incidentId, MAX_WORD),
      kind,
      title,
      status: kind === 'MAINTENANCE' ? null : status,
      impact,
      services: servicesById.get(incidentId)?.slice(0, MAX_SERVICES) ?? [],
      startedAt,
      endsAt: kind === 'MAINTENANCE' ? (endsAt ?? null) : null,
    });
  }
  return [...byId.values()];
}

/** The names of the services that each incident still concerns, by the incident's id. */
function servicesOf(related: z.output<typeof incidentsAnswer>['included']): Map<string, string[]> {
  const names = new Map(
    related.flatMap(({ id: serviceId, type, attributes: { name } }) =>
      type === 'service' && name ? [[serviceId, name] as const] : [],
    ),
  );
  const result = new Map<string, string[]>();
  for (const { type, attributes: link, relationships } of related) {
    if (type !== 'incident_service' || link.resolved_at) continue;
    const incidentId = link.incident_id ?? relationships?.incident;
    const name = names.get(link.service_id ?? relationships?.service ?? '');
    if (!incidentId || !name) continue;
    const known = result.get(incidentId) ?? [];
    if (!known.includes(name)) result.set(incidentId, [...known, name]);
  }
  return result;
}

const shorten = (value: string, max: number) => value.slice(0, max).toWellFormed();
