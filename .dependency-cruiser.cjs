// The rules of docs/architecture.md that a machine can see. scripts/lib/check-structure.mjs runs them and fails when
// fewer than a hundred modules were seen; scripts/lib/structure.test.ts breaks each one on purpose.

const TEST = "\\.(test|spec)\\.tsx?$";
const OURS = "^(app|components|lib|server)/";
const NOUN =
  "(accounts|admin|analyses|annotations|audit|case-dates|cases|charges|chat|demo|documents|ledger|limits|maintenance|memos|passwords|second-factor|sessions|settings|sign-in|sso|tickets)";

/** A package that one folder owns: everybody else goes through that folder. */
const owned = (name, pkg, home) => ({
  name,
  severity: "error",
  from: { path: OURS, pathNot: [home, TEST, "^server/testing/"] },
  to: { path: `(^|node_modules/(@types/)?)${pkg}(/|$)` },
});

/** A room of the analyst: it knows itself, the given rooms, the analyst's shared types and the compiled knowledge. */
const room = (name, folder, rooms) => ({
  name,
  severity: "error",
  from: { path: `^server/analyst/${folder}/`, pathNot: [TEST, "/testing/"] },
  to: {
    path: "^server/analyst/",
    pathNot: [
      `^server/analyst/(${[folder, ...rooms].join("|")})/`,
      "^server/analyst/[^/]+\\.ts$",
      // The compiled knowledge and its types; the rule below keeps its code out.
      "/knowledge/(?:generated|compile)/",
    ],
  },
});

module.exports = {
  forbidden: [
    {
      name: "no-cycles",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
    {
      // What two files need of each other belongs into a third. The analyst's sentence model still has such circles.
      name: "no-type-cycles",
      severity: "error",
      from: { pathNot: "^server/analyst/" },
      to: { circular: true, via: { dependencyTypes: ["type-only"] } },
    },
    {
      name: "everything-resolves",
      severity: "error",
      from: { path: OURS },
      to: { couldNotResolve: true, pathNot: "/generated/" },
    },
    {
      name: "lib-is-a-leaf",
      severity: "error",
      from: { path: "^lib/" },
      to: { path: "^(app|components|server|prisma|scripts|e2e)/" },
    },
    {
      name: "lib-runs-anywhere",
      severity: "error",
      from: { path: "^lib/", pathNot: TEST },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "lib-knows-no-react",
      severity: "error",
      from: { path: "^lib/" },
      to: { path: "node_modules/(@types/)?(react|react-dom|next)/" },
    },
    {
      name: "screens-never-see-server",
      severity: "error",
      from: { path: "^(components|app)/", pathNot: ["^app/api/", TEST] },
      to: { path: "^(server|prisma)/", pathNot: "^server/env\\.ts$" },
    },
    {
      name: "components-never-see-environment",
      severity: "error",
      from: { path: "^components/" },
      to: { path: "^(server|prisma)/" },
    },
    {
      name: "components-never-see-pages",
      severity: "error",
      from: { path: "^components/" },
      to: { path: "^app/" },
    },
    {
      name: "server-never-sees-screens",
      severity: "error",
      from: { path: "^server/", pathNot: [TEST, "^server/testing/"] },
      to: { path: "^(app|components)/" },
    },
    {
      name: "ui-knows-no-law",
      severity: "error",
      from: { path: "^components/ui/" },
      to: { path: "^(components/(?!ui/)|lib/(contracts|api|domain))" },
    },
    {
      name: "widgets-know-no-feature",
      severity: "error",
      from: { path: "^components/widgets/" },
      to: { path: "^components/(?!ui/|session/|widgets/)" },
    },
    {
      name: "session-knows-no-feature",
      severity: "error",
      from: { path: "^components/session/" },
      to: { path: "^components/(?!ui/|session/)" },
    },
    {
      name: "viewer-knows-no-feature",
      severity: "error",
      from: { path: "^components/viewer/" },
      to: { path: "^components/(?!ui/|session/|widgets/|viewer/)" },
    },
    {
      name: "features-do-not-cross",
      severity: "error",
      from: { path: "^components/([^/]+)/", pathNot: "^components/(ui|widgets|session|viewer|case)/" },
      to: { path: "^components/", pathNot: ["^components/$1/", "^components/(ui|widgets|session|viewer|auth)/"] },
    },
    {
      name: "case-page-holds-only-the-chat",
      severity: "error",
      from: { path: "^components/case/" },
      to: { path: "^components/", pathNot: "^components/(ui|widgets|session|viewer|case|chat)/" },
    },
    {
      name: "routes-are-thin",
      severity: "error",
      from: { path: "^app/api/", pathNot: TEST },
      to: {
        path: "^(server|components|lib)/",
        pathNot: ["^lib/contracts/", "^server/(http/|errors\\.ts$)", `^server/${NOUN}/[^/]+\\.ts$`],
      },
    },
    {
      name: "worker-is-a-root",
      severity: "error",
      from: { pathNot: ["^server/worker/", TEST] },
      to: { path: "^server/worker/" },
    },
    {
      name: "extraction-stays-in-worker",
      severity: "error",
      from: { pathNot: ["^server/(worker|extraction)/", "^evaluation/", "/testing/", TEST] },
      to: { path: "^server/extraction/" },
    },
    {
      name: "analyst-stands-alone",
      severity: "error",
      from: { path: "^server/analyst/(?!model/)", pathNot: [TEST, "/testing/"] },
      to: { path: "^server/(?!analyst/)" },
    },
    {
      name: "analyst-model-knows-only-llm",
      severity: "error",
      from: { path: "^server/analyst/model/", pathNot: [TEST, "/testing/"] },
      to: { path: "^server/(?!analyst/|llm/)" },
    },
    room("text-knows-no-room", "text", []),
    room("quotes-know-only-text", "quotes", ["text"]),
    room("people-know-only-text-and-quotes", "people", ["text", "quotes"]),
    room("rules-know-neither-model-nor-assembly", "rules", ["text", "quotes", "people"]),
    room("model-knows-no-rules", "model", ["text", "quotes"]),
    {
      name: "knowledge-holds-no-code",
      severity: "error",
      from: {},
      to: { path: "^server/analyst/knowledge/(?!compile/|generated/|testing/).*\\.(ts|mjs)$" },
    },
    {
      name: "knowledge-is-compiled-beforehand",
      severity: "error",
      from: { path: OURS, pathNot: [TEST, "/testing/", "^server/analyst/knowledge/compile/"] },
      to: { path: "^server/analyst/knowledge/compile/", dependencyTypesNot: ["type-only"] },
    },
    {
      // The fault trial is a test that somebody asks for; the image holds neither.
      name: "tests-help-tests-only",
      severity: "error",
      from: { pathNot: [TEST, "/testing/", "^(e2e|evaluation|testing|scripts/faults)/"] },
      to: { path: "/testing/" },
    },
    {
      // The image holds neither the case files nor the tests that read them.
      name: "only-tests-see-evaluation",
      severity: "error",
      from: { path: OURS, pathNot: TEST },
      to: { path: "^evaluation/" },
    },
    {
      name: "scripts-are-tools",
      severity: "error",
      from: { path: OURS },
      to: { path: "^(scripts|e2e)/" },
    },
    owned("openai-only-in-llm", "openai", "^server/llm/"),
    owned("parsers-only-in-extraction", "(pdf-parse|mammoth|word-extractor|iconv-lite)", "^server/extraction/"),
    owned(
      "zips-only-in-extraction-drop-zone-and-demo",
      "@zip\\.js/zip\\.js",
      "^(server/extraction|server/demo|components/widgets/drop-zone)/",
    ),
    owned("pdfjs-only-in-extraction-and-viewer", "pdfjs-dist", "^(server/extraction|components/viewer)/"),
    owned("jose-only-in-sessions", "jose", "^server/sessions/"),
    owned("next-auth-only-in-sso", "next-auth", "^server/sso/"),
    owned("nodemailer-only-in-mail", "nodemailer", "^server/mail/"),
    owned("bcryptjs-only-in-passwords", "bcryptjs", "^server/passwords/"),
    owned("prisma-only-in-db", "@prisma/[^/]+", "^server/db/"),
    owned("pg-only-in-db", "pg", "^server/db/"),
    {
      name: "generated-client-only-in-db",
      severity: "error",
      from: { pathNot: "^server/db/" },
      to: { path: "^server/db/generated/" },
    },
    owned("pg-boss-only-in-jobs", "pg-boss", "^server/(jobs|worker)/"),
  ],
  options: {
    doNotFollow: { path: ["node_modules", "/generated/"] },
    exclude: { path: "^(\\.next|\\.cache|data|e2e/fixtures)" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
    },
  },
};
