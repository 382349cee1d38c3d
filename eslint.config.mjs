import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

const TESTS = ["**/*.test.ts", "**/*.spec.ts", "**/testing/**", "e2e/**"];

/** Settings are read, checked and named in one place; everything else gets them from there. */
const NO_ENVIRONMENT = {
  object: "process",
  property: "env",
  message: "The environment is read in server/env.ts only.",
};

export default tseslint.config(
  {
    ignores: [
      ".next*/",
      ".cache/",
      "data/",
      "node_modules/",
      "server/db/generated/",
      "server/analyst/knowledge/generated/",
      "public/",
      "next-env.d.ts",
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  {
    files: ["**/*.{ts,tsx}"],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      // The house style is `type`.
      "@typescript-eslint/consistent-type-definitions": ["error", "type"],
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      // React awaits nothing of an event handler; a promise there is the usual form.
      "@typescript-eslint/no-misused-promises": ["error", { checksVoidReturn: { attributes: false } }],
      // Splitting a text into its code points is what the spread is used for.
      "@typescript-eslint/no-misused-spread": ["error", { allow: ["string"] }],
      // A function that promises, because its place demands it, need not wait for anything.
      "@typescript-eslint/require-await": "off",
      "@typescript-eslint/no-empty-function": ["error", { allow: ["arrowFunctions"] }],
      "@typescript-eslint/switch-exhaustiveness-check": "error",
      "@typescript-eslint/consistent-type-imports": "error",
      // { left, ...rest }: the usual way to leave a field out.
      "@typescript-eslint/no-unused-vars": ["error", { ignoreRestSiblings: true }],
      "no-restricted-syntax": [
        "error",
        { selector: "ExportAllDeclaration[exportKind='value']", message: "No barrels: import from the file itself." },
      ],
    },
  },
  {
    files: ["{app,components,lib,server}/**/*.{ts,tsx}"],
    ignores: [...TESTS, "server/env.ts"],
    rules: {
      "no-console": "error",
      "no-restricted-properties": ["error", NO_ENVIRONMENT],
    },
  },
  {
    files: ["{app,components}/**/*.tsx"],
    extends: [jsxA11y.flatConfigs.strict],
    plugins: { "react-hooks": reactHooks },
    rules: {
      ...reactHooks.configs.recommended.rules,
      // The specification has some failures of the browser "only logged", a failed logout for one.
      "no-console": ["error", { allow: ["warn"] }],
      // The grid pattern on a table is what HTML itself allows.
      "jsx-a11y/no-noninteractive-element-to-interactive-role": ["error", { table: ["grid"] }],
    },
  },
  {
    files: TESTS,
    rules: { "@typescript-eslint/no-non-null-assertion": "off" },
  },
  {
    files: ["**/*.{mjs,cjs}"],
    extends: [tseslint.configs.recommended],
    rules: { "@typescript-eslint/no-require-imports": "off" },
  },
);
