import { Migration } from '@mikro-orm/migrations';

/**
 * Two departments of a company cannot have names that look alike, and two installations cannot have subdomains that
 * look alike. Departments that already share a name keep it (decision 019).
 */
export class NamesThatDiffer extends Migration {
  override up(): void {
    this.addSql(nameKey);
    this.addSql('alter table "department" add "shared_name" text collate "C" null');
    // Forced row-level security binds the owner too, and no policy lets the owner see rows.
    this.addSql('alter table "department" no force row level security');
    this.addSql(sharedNames);
    this.addSql('alter table "department" force row level security');
    this.addSql(uniqueNames);
    // Subdomains are unique already; the constraint refuses characters that would make one look like another. It is not
    // validated for stored subdomains, which the portal has checked.
    this.addSql(
      `alter table "installation" add constraint "installation_subdomain_plain"
         check (subdomain collate "C" ~ '^[a-z0-9-]+$') not valid`,
    );
  }
}

/**
 * Invisible characters: soft hyphens, joiners, marks of text direction, variation selectors, tags, control characters.
 */
const INVISIBLE =
  String.raw`[\u0001-\u0008\u000E-\u001F\u007F-\u0084\u0086-\u009F\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5` +
  String.raw`\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164` +
  String.raw`\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFFB\U000E0000-\U000E0FFF]`;

const SPACES = String.raw`[\s\u0085\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u2800\u3000]+`;

/**
 * Cyrillic and Greek lower-case letters that look like Latin ones in lower or upper case, and dashes and apostrophes.
 */
const LOOKALIKES = [
  ['авекмнорстухіјѕһԁԛԝӏ', 'abekmhopctyxijshdqwl'],
  ['αβεζηικμνορτυχ', 'abezhikmnoptyx'],
  ['\u2010\u2011\u2012\u2013\u2014\u2015\u2212', '-------'],
  ['\u2018\u2019\u201B\u2032\u02BC', `'''''`],
];
const [from, to] = [0, 1].map((side) =>
  LOOKALIKES.map((pair) => pair[side])
    .join('')
    .replaceAll(`'`, `''`),
);

/**
 * Returns the same key for two names that look alike. It converts to upper case before lower case, which makes ß and ss
 * equal. Some characters become several when they are normalized, so the key is cut to a length that fits into an
 * index.
 */
const nameKey = `
create function name_key(name text) returns text language sql immutable strict parallel safe as $$
  select left(btrim(regexp_replace(translate(
    normalize(lower(upper(
      normalize(regexp_replace(name collate "C", '${INVISIBLE}', '', 'g'), nfkc) collate "da-DK-x-icu"
    ) collate "da-DK-x-icu"), nfkc),
    '${from}', '${to}') collate "C", '${SPACES}', ' ', 'g')), 500)
$$`;

/**
 * The oldest department of a shared name is treated like any other; the later ones keep the name until they are
 * renamed.
 */
const sharedNames = `
update "department" later set "shared_name" = later."name" where exists (
  select 1 from "department" earlier
  where earlier."customer_id" = later."customer_id" and name_key(earlier."name") = name_key(later."name")
    and (earlier."created_at", earlier."id") < (later."created_at", later."id"))`;

const uniqueNames = `
create unique index "department_name_unique" on "department"
  ("customer_id", (name_key("name") collate "C"),
    (case when "name" collate "C" = "shared_name" then "id" else '' end))`;
