const UNRELEASED = '## Unreleased';

/** The text below `## Unreleased`, without surrounding blank lines. */
export const unreleasedChanges = (changelog: string): string => sectionUnder(changelog, UNRELEASED) ?? '';

/** The changes of a released version, without its heading; undefined for a version that is not in the changelog. */
export const changesOf = (changelog: string, version: string): string | undefined =>
  sectionUnder(changelog, `## ${version} - `);

/** The changelog in which the unreleased changes are those of a version that was released on this day. */
export const withRelease = (changelog: string, version: string, day: string): string =>
  changelog.replace(`${UNRELEASED}\n`, `${UNRELEASED}\n\n## ${version} - ${day}\n`);

function sectionUnder(changelog: string, heading: string): string | undefined {
  const sections = changelog.split(/^(?=## )/m);
  return sections
    .find((section) => section.startsWith(heading))
    ?.replace(/^.*\n/, '')
    .trim();
}
