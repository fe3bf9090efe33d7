import { sqlInvariant } from './Invariant.ts';

/** Readings and agents agree with the installations, their licences and their keys. */
export const seatsInUseInvariants = [
  sqlInvariant(
    'every installation has a reading, whose bought seats are those of its active licences',
    `select i.id, r.bought, l.seats from installation i
       left join seat_reading r on r.installation_id = i.id and r.customer_id = i.customer_id
       left join lateral (select coalesce(sum(quantity), 0)::int as seats from license
         where installation_id = i.id and status = 'ACTIVE' and deleted_at is null) l on true
     where r.bought is distinct from l.seats`,
  ),
  sqlInvariant(
    'agents are stored only where the company has switched names on, and the help desk is connected',
    `select a.installation_id, r.shows_names, i.connection from help_desk_agent a
       join seat_reading r on r.installation_id = a.installation_id join installation i on i.id = a.installation_id
     where not r.shows_names or i.connection = 'NONE'
       or a.customer_id <> i.customer_id`,
  ),
  sqlInvariant(
    'a help desk is read again if, and only if, its connection may work',
    `select i.id, r.next_read_at from installation i join seat_reading r on r.installation_id = i.id
     where (r.next_read_at is null) = (i.connection in ('KEY', 'OAUTH') or i.zendesk_api_key is not null)`,
  ),
  sqlInvariant(
    'an installation that is connected by OAuth has one grant with tokens of its own help desk, and no other has',
    `select i.id, i.connection, g.subdomain, g.access_token is not null as "hasToken" from installation i
       left join zendesk_grant g on g.installation_id = i.id and g.ended_at is null
     where (i.connection = 'OAUTH') <> (g.access_token is not null)
       or g.id is not null and (i.connection not in ('OAUTH', 'BROKEN') or g.subdomain <> i.subdomain
         or g.customer_id <> i.customer_id)`,
  ),
  sqlInvariant(
    'a broken connection says why, and an API key is stored only where it connects or has connected',
    `select id, connection, connection_fault from installation
     where (connection = 'BROKEN') <> (connection_fault is not null)
       or zendesk_api_key is not null and connection not in ('KEY', 'BROKEN')`,
  ),
  sqlInvariant(
    'the figures of a reading add up, and are those of its day in the history',
    `select r.installation_id, r.in_use, r.peak, d.in_use as "inUseOfDay" from seat_reading r
       left join lateral (select in_use from seat_day where installation_id = r.installation_id
         order by day desc limit 1) d on true
     where r.read_at is not null and (r.admins + r.agents <> r.in_use or r.peak < r.in_use
       or r.never_signed_in + r.idle30 > r.in_use or d.in_use is distinct from r.in_use)`,
  ),
  sqlInvariant(
    "the status of an installation is stored for the installation's company, and names incidents alone",
    `select s.installation_id, s.incident_ids from installation_status s
       join installation i on i.id = s.installation_id
     where s.customer_id <> i.customer_id
       or exists (select from unnest(s.incident_ids) as t(id) where t.id !~ '^(incident|maintenance)-')`,
  ),
];
