import { ROOT } from "./paths.mjs";
import { checkStructure } from "./structure.mjs";

/** A checker that cannot read the sources finds no fault in them either. */
const FEWEST_MODULES = 100;

const { modules, violations } = await checkStructure(ROOT);
if (modules <= FEWEST_MODULES) violations.push(`Only ${modules} modules were seen; more than ${FEWEST_MODULES} exist.`);
console.log([...violations, `${modules} modules, ${violations.length} violations`].join("\n"));
process.exitCode = violations.length === 0 ? 0 : 1;
