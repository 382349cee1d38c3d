import type { Priority } from "#lib/domain/priority.ts";

type DemoCase = {
  readonly title: string;
  readonly clientName: string;
  readonly priority: Priority;
  /** In server/demo/exhibits, which `npm run demo:exhibits` draws; Ex. 1, 2, ... in this order. */
  readonly files: readonly string[];
};

/** One case for each band of the odds once their factors are accepted. The last one stands first on the docket. */
export const DEMO_CASES: readonly DemoCase[] = [
  {
    title: "State v. Oakes",
    clientName: "Devin Oakes",
    priority: "low",
    files: ["oakes-ex1-incident-report.pdf", "oakes-ex2-statement-cole.txt"],
  },
  {
    title: "State v. Ibarra",
    clientName: "Teo Ibarra",
    priority: "medium",
    files: ["ibarra-ex1-incident-report.pdf", "ibarra-ex2-statement-kerr.txt"],
  },
  {
    title: "State v. Marlow",
    clientName: "Jonah Marlow",
    priority: "high",
    files: [
      "marlow-ex1-incident-report.pdf",
      "marlow-ex2-body-camera-transcript.txt",
      "marlow-ex3-breath-test-record.pdf",
      "marlow-ex4-statement-winslow.docx",
      "marlow-ex5-dispatch-log.txt",
      "marlow-ex6-field-sobriety-worksheet.pdf",
    ],
  },
];
