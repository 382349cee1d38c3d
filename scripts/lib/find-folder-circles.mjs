/** Folders whose own folders depend on each other one way only; a file is of the first folder below these. */
const LAYERED = ["server", "components", "lib"];
const TEST = /\.(test|spec)\.tsx?$|\/testing\//;

/**
 * Pairs of folders that need each other, directly or through others. Types count too: what both sides need
 * belongs into the lower of them. Tests do not count.
 * @param {readonly { source: string, dependencies: readonly { resolved: string }[] }[]} modules
 * @returns {string[]} "rule: from -> to" with one file of each pair that imports along a circle
 */
export function findFolderCircles(modules) {
  /** @type {Map<string, Map<string, string>>} importing folder -> imported folder -> an example */
  const graph = new Map();
  for (const { source, dependencies } of modules) {
    const from = folderOf(source);
    if (from === null || TEST.test(source)) continue;
    for (const { resolved } of dependencies) {
      const to = folderOf(resolved);
      if (to === null || to === from || to.split("/")[0] !== from.split("/")[0]) continue;
      const imports = graph.get(from) ?? new Map();
      graph.set(from, imports.set(to, imports.get(to) ?? `${source} -> ${resolved}`));
    }
  }
  return [...graph].flatMap(([from, imports]) =>
    [...imports].filter(([to]) => reaches(graph, to, from)).map(([, example]) => `no-folder-circles: ${example}`),
  );
}

/** @param {string} path */
function folderOf(path) {
  const [layer, folder, file] = path.split("/");
  return LAYERED.includes(layer) && file !== undefined ? `${layer}/${folder}` : null;
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
