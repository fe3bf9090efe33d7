import { Migration } from '@mikro-orm/migrations';

/**
 * Two departments of a company cannot have names that look alike, nor two installations subdomains that do. Departments that
 * share a name already keep it (decision 033).
 */
export class NamesThatDiffer extends Migration {
  override up(): void {
    this.addSql(nameKey);
    this.addSql('alter table "department" add "shared_name" text collate "C" null');
    // The owner is held to the policies too, and has none.
    this.addSql('alter table "department" no force row level security');
    this.addSql(sharedNames);
    this.addSql('alter table "department" force row level security');
    this.addSql(uniqueNames);
    // A subdomain is unique as it stands; this keeps out whatever would only look like another. Stored ones were checked by the portal.
    this.addSql(
      `alter table "installation" add constraint "installation_subdomain_plain" check (subdomain collate "C" ~ '^[a-z0-9-]+$') not valid`,
    );
  }
}

/** Soft hyphens, joiners, marks of text direction, variation selectors, tags and control characters: nobody sees them. */
const INVISIBLE =
  String.raw`[\u0001-\u0008\u000E-\u001F\u007F-\u0084\u0086-\u009F\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F` +
  String.raw`\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFFB\U000E0000-\U000E0FFF]`;

const SPACES = String.raw`[\s\u0085\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u2800\u3000]+`;

/** Small letters of Cyrillic and Greek that look like Latin ones, as a small or as a capital letter; dashes; apostrophes. */
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
 * What is the same for two names that cannot be told apart. The letter case goes by way of the capitals, which brings ß and ss
 * together. Some characters become many when they are normalized: the key is cut to what fits into an index.
 */
const nameKey = `
create function name_key(name text) returns text language sql immutable strict parallel safe as $$
  select left(btrim(regexp_replace(translate(
    normalize(lower(upper(normalize(regexp_replace(name collate "C", '${INVISIBLE}', '', 'g'), nfkc) collate "da-DK-x-icu") collate "da-DK-x-icu"), nfkc),
    '${from}', '${to}') collate "C", '${SPACES}', ' ', 'g')), 500)
$$`;

/** The oldest of a name is like any other; the ones after it keep theirs for as long as it does not change. */
const sharedNames = `
update "department" later set "shared_name" = later."name" where exists (
  select 1 from "department" earlier where earlier."customer_id" = later."customer_id" and name_key(earlier."name") = name_key(later."name")
    and (earlier."created_at", earlier."id") < (later."created_at", later."id"))`;

const uniqueNames = `
create unique index "department_name_unique" on "department"
  ("customer_id", (name_key("name") collate "C"), (case when "name" collate "C" = "shared_name" then "id" else '' end))`;
