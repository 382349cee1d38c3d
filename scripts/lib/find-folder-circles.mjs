/** Layers in which folders beside each other depend on each other one way only, at every depth. */
const LAYERED = ["server", "components", "lib"];
const TEST = /\.(test|spec)\.tsx?$|\/testing\//;

/**
 * Folders beside each other that need each other, directly or through others. Types count too: what both sides need
 * belongs into the lower of them or into the folder that holds both. Tests do not count.
 * @param {readonly { source: string, dependencies: readonly { resolved: string }[] }[]} modules
 * @returns {string[]} "rule: from -> to" with one file of each pair of folders that imports along a circle
 */
export function findFolderCircles(modules) {
  /** @type {Map<string, Map<string, string>>} importing folder -> imported folder beside it -> an example */
  const graph = new Map();
  for (const { source, dependencies } of modules) {
    if (TEST.test(source)) continue;
    for (const { resolved } of dependencies) {
      const [from, to] = foldersApart(source, resolved);
      if (from === undefined || to === undefined) continue;
      const imports = graph.get(from) ?? new Map();
      graph.set(from, imports.set(to, imports.get(to) ?? `${source} -> ${resolved}`));
    }
  }
  return [...graph].flatMap(([from, imports]) =>
    [...imports].filter(([to]) => reaches(graph, to, from)).map(([, example]) => `no-folder-circles: ${example}`),
  );
}

/**
 * The two folders in which the paths part; none where one of the files lies directly in the folder that holds both.
 * @param {string} source
 * @param {string} resolved
 * @returns {readonly string[]}
 */
function foldersApart(source, resolved) {
  const [from, to] = [source.split("/").slice(0, -1), resolved.split("/").slice(0, -1)];
  if (from[0] === undefined || from[0] !== to[0] || !LAYERED.includes(from[0])) return [];
  const parted = from.findIndex((folder, depth) => folder !== to[depth]);
  if (parted === -1 || to[parted] === undefined) return [];
  return [from, to].map((path) => path.slice(0, parted + 1).join("/"));
}

/**
 * @param {ReadonlyMap<string, ReadonlyMap<string, string>>} graph
 * @param {string} start
 * @param {string} goal
 */
function reaches(graph, start, goal) {
  const seen = new Set([start]);
  for (const folder of seen) for (const next of graph.get(folder)?.keys() ?? []) seen.add(next);
  return seen.has(goal);
}
