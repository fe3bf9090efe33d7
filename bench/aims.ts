import { printLine, type Figures } from './loadGenerator.ts';
import type { ServerName } from './servers.ts';

/** The most memory that the portal should take under load. */
const MEMORY_MB = 750;

/** The ratio of the portal's requests per second to each other server's that the portal should reach. */
export type TargetRatios = Partial<Record<ServerName, number>>;

/**
 * Prints the figures of all servers, the ratios of the portal to the others, and each aim that the portal misses. Rates
 * mean something on a quiet machine alone; CPU time for each request can be compared on a busy one too.
 */
export function printComparison(title: string, figures: Record<string, Figures>, targets: TargetRatios) {
  const { portal, ...others } = figures as Record<string, Figures> & { portal: Figures };
  printLine(`\n${title}`);
  for (const [server, each] of Object.entries(figures))
    printLine(
      [
        `  ${server.padEnd(14)}${Math.round(each.requestsPerSecond).toString().padStart(7)} /s`,
        `p99 ${each.p99.toFixed(1).padStart(6)} ms`,
        `cpu ${each.cpuMsPerRequest.toFixed(2)} ms`,
        `database ${each.databaseCpuMsPerRequest.toFixed(2)} ms`,
        `${each.memoryMb.toFixed(0)} MB`,
      ].join('   '),
    );
  const ratios: Record<string, number> = {};
  for (const [server, other] of Object.entries(others)) {
    const target = targets[server as ServerName];
    ratios[server] = portal.requestsPerSecond / other.requestsPerSecond;
    const cpu = (totalCpu(portal) / totalCpu(other)).toFixed(2);
    const aim = target ? ` (aim ${target})` : '';
    printLine(`  portal / ${server}: ${ratios[server].toFixed(2)}${aim}, with ${cpu} of its CPU time`);
  }
  const shortfalls = shortfallsOf(portal, others, ratios, targets);
  for (const shortfall of shortfalls) printLine(`  falls short: ${shortfall}`);
  return { ratios, shortfalls };
}

function shortfallsOf(
  portal: Figures,
  { postgraphile }: Record<string, Figures>,
  ratios: Record<string, number>,
  targets: TargetRatios,
): string[] {
  const shortfalls = Object.entries(targets)
    .filter(([server, target]) => ratios[server] !== undefined && ratios[server] < target)
    .map(
      ([server, target]) => `${ratios[server]!.toFixed(2)} times the requests of ${server}, at least ${target} wanted`,
    );
  if (postgraphile && portal.p99 > postgraphile.p99)
    shortfalls.push(
      `p99 is ${portal.p99.toFixed(1)} ms, at most the ${postgraphile.p99.toFixed(1)} ms of postgraphile wanted`,
    );
  if (portal.memoryMb > MEMORY_MB)
    shortfalls.push(`${portal.memoryMb.toFixed(0)} MB of memory, at most ${MEMORY_MB} MB wanted`);
  return shortfalls;
}

const totalCpu = ({ cpuMsPerRequest, databaseCpuMsPerRequest }: Figures) => cpuMsPerRequest + databaseCpuMsPerRequest;
